import { GROUP } from "../../limits/limits.ts";

/** What the columns of a class list say about a pupil. */
export const rosterFields = ["name", "firstName", "lastName", "email", "username", "externalId"] as const;
export type RosterField = (typeof rosterFields)[number];
export type RosterColumns = readonly (RosterField | null)[];

/** Headings in the languages of school programs; compared without spaces, signs, accents and case. */
const headings: Record<RosterField, string> = {
  name: `name fullname student studentname pupil pupilname learner displayname schuler schulername schulerin nachnamevorname namevorname nomcomplet
    eleve nombrecompleto alumno alumna alumnos nomecompleto allievo alunno aluno naam leerling navn namn имя фио ученик`,
  firstName: "firstname givenname forename first vorname rufname prenom nombre nome primeironome voornaam fornavn fornamn имя",
  lastName:
    "lastname surname familyname last nachname familienname zuname nom nomdefamille apellido apellidos cognome sobrenome achternaam efternavn efternamn фамилия",
  email: `email emailaddress mail emailadresse mailadresse adressemail adresseemail courriel correo correoelectronico emailid indirizzoemail enderecodeemail
    endereçodeemail epost почта`,
  username:
    "username user login loginname loginid benutzername benutzer anmeldename identifiant nomdutilisateur usuario nombredeusuario nomeutente gebruikersnaam brukernavn логин",
  externalId: `id studentid sisid sisuserid pupilid externalid userid number studentnumber candidatenumber upn orgdefinedid schulernummer schuelernummer
    schulerid schuelerid matrikelnummer nummer nr numero numeroetudiant ine matricula matricola leerlingnummer номер`,
};

const fieldOf = new Map(
  rosterFields.flatMap((field) => headings[field].split(/\s+/).map((heading) => [plainHeading(heading), field] as const)),
);

function plainHeading(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}

/** What a first row names: null if it is no heading, because it names no column by which a pupil is known, or has an address of its own. */
export function columnsOfHeading(cells: readonly string[]): RosterColumns | null {
  const columns: (RosterField | null)[] = [];
  for (const cell of cells) {
    const field = fieldOf.get(plainHeading(cell)) ?? null;
    columns.push(field !== null && columns.includes(field) ? null : field);
  }
  const known = columns.filter((field) => field !== null);
  if (known.length === 0 || cells.some((cell) => cell.includes("@"))) return null;
  // A pupil named Nom or Nummer is not a heading: in a table of several columns, more than one is named.
  return known.length > 1 || cells.filter((cell) => cell.trim() !== "").length === 1 ? columns : null;
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
  const claim = (field: RosterField, test: (cell: string) => boolean) => {
    const at = columns.findIndex((column, index) => column === null && mostly(index, test));
    if (at >= 0) columns[at] = field;
  };
  claim("email", isAddress);
  claim("externalId", isNumber);
  claim("username", isLogin);
  const free = columns.flatMap((column, at) => (column === null && mostly(at, (cell) => /\p{L}/u.test(cell)) ? [at] : []));
  const [first, second] = free;
  if (first !== undefined) columns[first] = free.length > 1 ? "firstName" : "name";
  if (second !== undefined) columns[second] = "lastName";
  return columns;
}
