type RosterColumn = 'name' | 'firstName' | 'lastName' | 'email' | 'grade';

/** Where each column is; a name may be in several. */
export type RosterColumns = Partial<Record<RosterColumn, number>> & { email: number };

/** Headers as they are found in lists, folded: without case, accents, spaces and signs. */
const WORDINGS: Record<RosterColumn, readonly string[]> = {
  name: ['name', 'fullname', 'student', 'students', 'studentname', 'pupil', 'displayname'],
  firstName: ['firstname', 'first', 'givenname', 'forename', 'vorname', 'prenom', 'nombre'],
  lastName: ['lastname', 'last', 'surname', 'familyname', 'nachname', 'nom', 'apellidos'],
  email: ['email', 'emailaddress', 'mail', 'mailaddress', 'emailadresse', 'username', 'correo'],
  grade: ['grade', 'year', 'yearlevel', 'level', 'class', 'klasse', 'classe', 'curso'],
};

/** The columns that a first row names; null where it is a student already. */
export function readHeader(row: readonly string[]): Partial<RosterColumns> | null {
  if (row.some((cell) => cell.includes('@'))) return null;
  const found = Object.fromEntries(
    Object.entries(WORDINGS).flatMap(([column, wordings]) => {
      const at = row.findIndex((cell) => wordings.includes(fold(cell)));
      return at === -1 ? [] : [[column, at]];
    }),
  ) as Partial<RosterColumns>;
  if (Object.keys(found).length === 0) return null;
  return standInLastName(found);
}

/** "Name" beside "First name" is the family name. */
function standInLastName(found: Partial<RosterColumns>): Partial<RosterColumns> {
  const { name, ...rest } = found;
  const isFamilyName =
    name !== undefined && found.firstName !== undefined && found.lastName === undefined;
  return isFamilyName ? { ...rest, lastName: name } : found;
}

/** The columns of a list without a header, by what stands in them; null without e-mail addresses. */
export function guessColumns(rows: readonly (readonly string[])[]): RosterColumns | null {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, at) => rows.map((row) => row[at] ?? ''));
  const email = columns.findIndex((cells) => isMostly(cells, /@/));
  if (email === -1) return null;
  const grade = columns.findIndex((cells) => isMostly(cells, /^(grade\s*)?\d{1,2}\D?$/i));
  const names = columns.flatMap((cells, at) =>
    at !== email && at !== grade && isMostly(cells, /\p{L}{2}/u) ? [at] : [],
  );
  const [first, second] = names;
  return {
    email,
    ...(grade !== -1 && { grade }),
    ...(second === undefined
      ? { name: first ?? -1 }
      : { firstName: first ?? -1, lastName: second }),
  };
}

function isMostly(cells: readonly string[], pattern: RegExp): boolean {
  return cells.filter((cell) => pattern.test(cell)).length * 2 > cells.length;
}

function fold(header: string): string {
  return header
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
