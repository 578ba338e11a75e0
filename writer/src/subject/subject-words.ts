import { SUBJECTS, type Subject } from '@study-assistant/contract/materials/subjects';
import { listStems } from '../language/words.ts';
import { readData, splitLine, splitLines } from '../read-data.ts';

/** How much more often than in the others a word stands in texts of each subject: log2, rounded. */
type SubjectWeights = ReadonlyMap<string, Readonly<Record<Subject, number>>>;

/** Stands for every year from 1000 to 1999. */
const YEAR = 'year-of-the-past';
/** The letter of a weight of 0; one more is the next letter. */
const ZERO = 'm'.charCodeAt(0);

/** Stems of a text by which its subject can be told. */
export function listSubjectWords(text: string): string[] {
  return listStems(text)
    .map((stem) => (/^1\d{3}$/.test(stem) ? YEAR : stem))
    .filter((stem) => stem === YEAR || /^\D{3,}$/.test(stem));
}

/** A line of the stored table: the word, and a letter for each subject in its order. */
export function toLine(word: string, weights: readonly number[]): string {
  return `${word} ${weights.map((weight) => String.fromCharCode(ZERO + weight)).join('')}`;
}

let loading: Promise<SubjectWeights> | undefined;

/** The table weighs 100 kB: only what reads a document loads it. */
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
