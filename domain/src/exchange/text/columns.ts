export const columnRoles = ["term", "definition", "extra", "tags", "deck", "both-ways", "ignore"] as const;
export type ColumnRole = (typeof columnRoles)[number];

export const columnRoleWords: Record<ColumnRole, string> = {
  term: "Term",
  definition: "Definition",
  extra: "Extra",
  tags: "Tags",
  deck: "Deck",
  "both-ways": "Both ways",
  ignore: "Leave out",
};

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
};

function words(list: string): string[] {
  return list.split(" ");
}

/** The part of a card that a heading names; null for an unknown heading. */
function roleOfHeading(heading: string): ColumnRole | null {
  const name = heading.trim().toLowerCase();
  for (const role of columnRoles) if (role !== "ignore" && headings[role].includes(name)) return role;
  return null;
}

/** Whether a first record has headings: it names a term and a definition, and no part twice. */
export function isHeaderRow(cells: readonly string[]): boolean {
  const roles = cells.map(roleOfHeading).filter((role) => role !== null);
  return roles.includes("term") && roles.includes("definition") && new Set(roles).size === roles.length;
}

/** The columns' default roles: by their headings, otherwise term, definition, extra, and the rest ignored. */
export function guessRoles(columns: number, header: readonly string[] | null): ColumnRole[] {
  if (header) {
    const named = header.map(roleOfHeading);
    const hasExtra = named.includes("extra");
    let free = !hasExtra;
    return Array.from({ length: columns }, (_, index) => {
      const role = named[index] ?? null;
      if (role !== null) return role;
      // One column with an unknown heading is kept as extra text rather than ignored.
      if (!free) return "ignore";
      free = false;
      return "extra";
    });
  }
  return Array.from({ length: columns }, (_, index) => (["term", "definition", "extra"] as const)[index] ?? "ignore");
}
