type RosterColumn = 'name' | 'firstName' | 'lastName' | 'email' | 'number' | 'grade';

/** The index of each column; a name may be spread over several. */
export type RosterColumns = Partial<Record<RosterColumn, number>>;

/** Common headers of lists, without case, accents, spaces and punctuation. */
const WORDINGS: Record<RosterColumn, readonly string[]> = {
  name: ['name', 'fullname', 'student', 'students', 'studentname', 'pupil', 'displayname'],
  firstName: ['firstname', 'first', 'givenname', 'forename', 'vorname', 'prenom', 'nombre'],
  lastName: ['lastname', 'last', 'surname', 'familyname', 'nachname', 'nom', 'apellidos'],
  email: ['email', 'emailaddress', 'mail', 'mailaddress', 'emailadresse', 'username', 'correo'],
  number: [
    ...['studentnumber', 'studentno', 'studentid', 'pupilid', 'pupilnumber', 'upn'],
    ...['matrikelnummer', 'schulernummer', 'matricule'],
  ],
  grade: ['grade', 'year', 'yearlevel', 'level', 'class', 'klasse', 'classe', 'curso'],
};

/** Finds the columns that a first row names; null if it is a student already. */
export function readHeader(row: readonly string[]): RosterColumns | null {
  if (row.some((cell) => cell.includes('@'))) return null;
  const found = Object.fromEntries(
    Object.entries(WORDINGS).flatMap(([column, wordings]) => {
      const at = row.findIndex((cell) => wordings.includes(fold(cell)));
      return at === -1 ? [] : [[column, at]];
    }),
  ) as RosterColumns;
  if (Object.keys(found).length === 0) return null;
  return standInLastName(found);
}

/** A "Name" column beside "First name" holds the family name. */
function standInLastName(found: RosterColumns): RosterColumns {
  const { name, ...rest } = found;
  const isFamilyName =
    name !== undefined && found.firstName !== undefined && found.lastName === undefined;
  return isFamilyName ? { ...rest, lastName: name } : found;
}

/** Guesses the columns of a list without a header from its cells. */
export function guessColumns(rows: readonly (readonly string[])[]): RosterColumns {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, at) => rows.map((row) => row[at] ?? ''));
  const email = columns.findIndex((cells) => isMostly(cells, /@/));
  const grade = columns.findIndex((cells) => isMostly(cells, /^(grade\s*)?\d{1,2}\D?$/i));
  const number = columns.findIndex(
    (cells, at) => at !== email && at !== grade && isMostly(cells, /^(?=.*\d)[\w-]{1,20}$/),
  );
  const names = columns.flatMap((cells, at) =>
    ![email, grade, number].includes(at) && isMostly(cells, /\p{L}{2}/u) ? [at] : [],
  );
  const [first, second] = names;
  return {
    ...(email !== -1 && { email }),
    ...(number !== -1 && { number }),
    ...(grade !== -1 && { grade }),
    ...(second === undefined
      ? first !== undefined && { name: first }
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
