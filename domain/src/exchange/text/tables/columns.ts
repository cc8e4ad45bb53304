export const columnRoles = ["term", "definition", "extra", "tags", "deck", "both-ways", "type-answer", "masks", "ignore"] as const;
export type ColumnRole = (typeof columnRoles)[number];

/** Column headings in the languages of the programs that write them, in lower case. */
const headings: Record<Exclude<ColumnRole, "ignore">, readonly string[]> = {
  term: words(
    "term terms front word words question prompt vocabulary vocab expression foreign wort wörter begriff vokabel frage vorderseite terme mot recto palabra término termino pregunta anverso parola termine domanda fronte palavra termo pergunta frente woord vraag voorkant слово вопрос термин 単語 問題 表 单词 正面",
  ),
  definition: words(
    "definition definitions back answer meaning meanings translation response bedeutung antwort rückseite übersetzung définition réponse verso traduction signification definición definicion respuesta traducción significado reverso definizione risposta traduzione significato retro definição resposta tradução significado betekenis antwoord achterkant vertaling определение ответ перевод значение 意味 答え 裏 释义 背面",
  ),
  extra: words(
    "extra note notes comment comments example examples hint remark pronunciation reading beispiel anmerkung notiz bemerkung aussprache exemple remarque ejemplo nota notas esempio exemplo voorbeeld пример",
  ),
  tags: words("tags tag label labels keywords schlagwörter schlagworte étiquettes étiquette etiquetas etiqueta etichette метки"),
  deck: words("deck decks set list stapel paquet mazo mazzo baralho stapels колода"),
  "both-ways": ["both ways", "bothways", "reversed"],
  "type-answer": ["type the answer", "typeanswer"],
  masks: ["picture masks"],
};

function words(list: string): string[] {
  return list.split(" ");
}

/** The part of a card that a heading names; null for an unknown heading. */
export function roleOfHeading(heading: string): ColumnRole | null {
  const name = heading.trim().toLowerCase();
  for (const role of columnRoles) if (role !== "ignore" && headings[role].includes(name)) return role;
  return null;
}

/** Headings that also name other things: they name a side where no other column does. Notion calls its first column `Name`. */
const looseHeadings: Readonly<Record<"term" | "definition", readonly string[]>> = {
  term: words("name title concept phrase key nombre nom nome titel titre título titolo konzept название"),
  definition: words(
    "description explanation details value beschreibung erklärung erläuterung explication descripción explicación descrizione spiegazione descrição explicação omschrijving uitleg описание объяснение",
  ),
};

/** The part of a card that each heading names; null for an unknown one. */
function rolesOfHeadings(row: readonly string[]): (ColumnRole | null)[] {
  const roles = row.map(roleOfHeading);
  for (const side of ["term", "definition"] as const) {
    if (roles.includes(side)) continue;
    const at = row.findIndex((heading, index) => roles[index] === null && looseHeadings[side].includes(heading.trim().toLowerCase()));
    if (at >= 0) roles[at] = side;
  }
  return roles;
}

/** Whether a first record has headings: it names one term and one definition. */
export function isHeaderRow(cells: readonly string[]): boolean {
  const roles = rolesOfHeadings(cells);
  return (["term", "definition"] as const).every((one) => roles.filter((role) => role === one).length === 1);
}

/** What programs write beside a card's text, without spaces and signs: numbers and dates of their own. */
const ownKeys = new Set(
  words(
    "id uuid guid key index order position number type kind notetype model modelname deckid deckname created createdat creationdate updated updatedat modified modifiedat lastmodified date timestamp due duedate duedat lastreview lastreviewed reviewedat nextreview interval ease easefactor factor reps repetitions lapses difficulty stability state status queue flags starred box level score grade",
  ),
);

/** Whether a column or a field is another program's own, such as an id (`cardId`, `card_id`) or a date, and no text of the card. */
export function isOwnField(name: string): boolean {
  return /(?:\p{Ll}I[dD]|[^\p{L}][iI][dD])$/u.test(name) || ownKeys.has(name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ""));
}

/** The columns' default roles: by their headings, otherwise term, definition, and extra text. */
export function guessRoles(columns: number, header: readonly string[] | null): ColumnRole[] {
  if (!header) return Array.from({ length: columns }, (_, index) => (["term", "definition"] as const)[index] ?? "extra");
  const named = rolesOfHeadings(header);
  return Array.from({ length: columns }, (_, index) => named[index] ?? (isOwnField(header[index] ?? "") ? "ignore" : "extra"));
}

/** So many rows make a count of the numbers in a column. */
const leastOfCount = 3;

/**
 * Whether the first of three columns or more counts the rows, `1`, `2`, `3`, with or without a heading: such a number is no side of a card. Also `1.` and
 * `1)`.
 */
export function countsRows(rows: readonly (readonly string[])[]): boolean {
  const numbers = rows.map(([cell = ""]) => (/^\d{1,6}[.)]?$/.test(cell) ? Number.parseInt(cell, 10) : null));
  const counted = numbers[0] === null ? numbers.slice(1) : numbers;
  const first = counted[0];
  return counted.length >= leastOfCount && (first === 0 || first === 1) && counted.every((number, at) => number === first + at);
}
