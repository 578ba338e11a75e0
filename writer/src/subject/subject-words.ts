import { SUBJECTS, type Subject } from '@study-assistant/contract/materials/subjects';
import { listStems } from '../language/words.ts';
import { readData, splitLine, splitLines } from '../read-data.ts';

/** How much more frequent a word is in each subject than in the others: log2, rounded. */
type SubjectWeights = ReadonlyMap<string, Readonly<Record<Subject, number>>>;

/** A token for every year from 1000 to 1999. */
const YEAR = 'year-of-the-past';
/** The letter of weight 0; each next letter is one more. */
const ZERO = 'm'.charCodeAt(0);

/** Stems of a text that can show its subject. */
export function listSubjectWords(text: string): string[] {
  return listStems(text)
    .map((stem) => (/^1\d{3}$/.test(stem) ? YEAR : stem))
    .filter((stem) => stem === YEAR || /^\D{3,}$/.test(stem));
}

/** Writes a line of the stored table: the word, and a letter for each subject in order. */
export function toLine(word: string, weights: readonly number[]): string {
  return `${word} ${weights.map((weight) => String.fromCharCode(ZERO + weight)).join('')}`;
}

let loading: Promise<SubjectWeights> | undefined;

/** The table has 100 kB, so it is loaded only when a document is read. */
export function loadSubjectWords(): Promise<SubjectWeights> {
  loading ??= readData(
    'openstax/subject-words.txt',
    (text) => new Map(splitLines(text).map(readLine)),
  );
  return loading;
}

function readLine(line: string): [string, Record<Subject, number>] {
  const [word, letters] = splitLine(line, ' ');
  if (letters.length !== SUBJECTS.length)
    throw new Error(`“${word}” has ${letters.length} weights for ${SUBJECTS.length} subjects.`);
  const weights = SUBJECTS.map((subject, at) => [subject, letters.charCodeAt(at) - ZERO]);
  return [word, Object.fromEntries(weights) as Record<Subject, number>];
}
