import { GROUP } from "../../limits/limits.ts";
import { isDigits } from "./roster-cell.ts";

/** What the columns of a class list say about a pupil. */
const rosterFields = ["name", "firstName", "lastName", "email", "username", "externalId"] as const;
export type RosterField = (typeof rosterFields)[number];
export type RosterColumns = readonly (RosterField | null)[];

/** Headings in the languages of school programs; compared without spaces, signs, accents and case. */
const headings: Record<RosterField, string> = {
  name: `name fullname student studentname pupil pupilname learner displayname schuler schulername schulerin nachnamevorname namevorname nomcomplet
    eleve nombrecompleto alumno alumna alumnos nomecompleto allievo alunno aluno naam leerling navn namn имя фио ученик
    imieinazwisko nazwiskoiimie uczen الاسم الاسمالكامل اسمالطالب`,
  firstName:
    "firstname givenname forename first vorname rufname prenom nombre nome primeironome voornaam fornavn fornamn имя imie الاسمالأول",
  lastName:
    "lastname surname familyname last nachname familienname zuname nom nomdefamille apellido apellidos cognome sobrenome achternaam efternavn efternamn фамилия nazwisko اسمالعائلة اللقب",
  email: `email emailaddress mail emailadresse mailadresse adressemail adresseemail courriel correo correoelectronico emailid indirizzoemail enderecodeemail
    endereçodeemail epost почта adresemail البريدالإلكتروني البريد`,
  username:
    "username user login loginname loginid benutzername benutzer anmeldename identifiant nomdutilisateur usuario nombredeusuario nomeutente gebruikersnaam brukernavn логин nazwauzytkownika اسمالمستخدم",
  externalId: `id studentid sisid sisuserid pupilid externalid userid number studentnumber candidatenumber upn orgdefinedid schulernummer schuelernummer
    schulerid schuelerid matrikelnummer nummer nr numero numeroetudiant ine matricula matricola leerlingnummer номер
    numerucznia nrucznia nodealumno numerodealumno رقمالطالب`,
};

const fieldOf = new Map(
  rosterFields.flatMap((field) => headings[field].split(/\s+/).map((heading) => [plainHeading(heading), field] as const)),
);

/** What stands in brackets is a remark, such as `Email Address [Required]`. */
function plainHeading(text: string): string {
  const [heading = ""] = text.split(/[[(]/);
  return (heading.trim() === "" ? text : heading)
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}

/** Headings that are nobody's name: one of them is enough for a row of headings. */
const unmistakable: ReadonlySet<string> = new Set(
  "name fullname studentname pupilname displayname naam navn namn nomcomplet nombrecompleto nomecompleto imieinazwisko".split(" "),
);

/** Headings of columns that number the rows as often as the pupils. */
const countingHeadings: ReadonlySet<string> = new Set("number nummer nr numero номер".split(" "));

type Rows = readonly (readonly string[])[];

/** Above the headings may be a title: the headings are among so many filled rows. */
const rowsBeforeHeading = 10;

/** The row of headings with what it names: the first filled one if it is that, or a later one that names two columns at least. Null for a list without headings. */
export function findHeading(rows: Rows): { at: number; columns: RosterColumns } | null {
  let filled = 0;
  for (const [at, row] of rows.entries()) {
    if (!isFilled(row)) continue;
    if (filled === rowsBeforeHeading) return null;
    const columns = columnsOfHeading(row, rows.slice(at + 1, at + 1 + rowsLookedAt));
    if (columns && (filled === 0 || columns.filter((field) => field !== null).length > 1)) return { at, columns };
    filled += 1;
  }
  return null;
}

export function isFilled(row: readonly string[]): boolean {
  return row.some((cell) => cell !== "");
}

/** What a row names of the rows below: null if it is no heading, because it names no column by which a pupil is known, or has an address of its own. */
function columnsOfHeading(cells: readonly string[], below: Rows): RosterColumns | null {
  const columns: (RosterField | null)[] = [];
  for (const [at, cell] of cells.entries()) {
    const heading = plainHeading(cell);
    const field = countingHeadings.has(heading) && isCount(below, at) ? null : (fieldOf.get(heading) ?? null);
    columns.push(field !== null && columns.includes(field) ? null : field);
  }
  const known = columns.filter((field) => field !== null);
  if (known.length === 0 || cells.some((cell) => cell.includes("@"))) return null;
  // A pupil named Nom or Nummer is not a heading: in a table of several columns, more than one is named.
  const isEnough = known.length > 1 || cells.some((cell) => unmistakable.has(plainHeading(cell)));
  return isEnough || cells.filter((cell) => cell.trim() !== "").length === 1 ? columns : null;
}

/** Whether a column counts the rows, 1, 2, 3: such a number is another pupil's in the next list. */
function isCount(rows: Rows, at: number): boolean {
  const cells = rows.map((row) => row[at] ?? "").filter((cell) => cell !== "");
  return cells.every((cell, index) => {
    const number = cell.endsWith(".") ? cell.slice(0, -1) : cell;
    return isDigits(number) && Number(number) === index + 1;
  });
}

/** Whether a text looks like an email address; the identity library has the last word when an account is made with it. */
export function isAddress(text: string): boolean {
  return /^[^\s@,;]+@[^\s@,;]+$/.test(text) && /[^.]\.[^.]+$/.test(text.slice(text.indexOf("@")).slice(-80));
}

const isNumber = (cell: string) => /^\d[\d .\-/]*$/.test(cell);
/** A name as programs allot them: it has a digit, a dot or an underscore, and no space. */
const isLogin = (cell: string) => /^[\p{L}\p{N}._]+$/u.test(cell) && /[\d._]/.test(cell) && /\p{L}/u.test(cell);

/** How many rows tell what a column is: as many as a class may have. More would only take longer. */
const rowsLookedAt: number = GROUP.maxMembers;

/**
 * The columns of a list without headings, by what most cells of its first rows look like: addresses, numbers, usernames; what is left is the name, or
 * the first and the last name.
 */
export function guessedColumns(all: readonly (readonly string[])[]): RosterColumns {
  const rows = all.slice(0, rowsLookedAt);
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const columns: (RosterField | null)[] = Array.from({ length: width }, () => null);
  const mostly = (at: number, test: (cell: string) => boolean) => {
    const cells = rows.map((row) => (row[at] ?? "").trim()).filter((cell) => cell !== "");
    return cells.length > 0 && cells.filter(test).length > cells.length / 2;
  };
  const claim = (field: RosterField, test: (cell: string) => boolean, except: readonly number[] = []) => {
    const at = columns.findIndex((column, index) => column === null && !except.includes(index) && mostly(index, test));
    if (at >= 0) columns[at] = field;
  };
  claim("email", isAddress);
  const counted = columns.flatMap((column, at) => (column === null && isCount(rows, at) ? [at] : []));
  claim("externalId", isNumber, counted);
  claim("username", isLogin);
  const free = columns.flatMap((column, at) => (column === null && mostly(at, (cell) => /\p{L}/u.test(cell)) ? [at] : []));
  const [first, second] = free;
  if (first !== undefined) columns[first] = free.length > 1 ? "firstName" : "name";
  if (second !== undefined) columns[second] = "lastName";
  return columns;
}
