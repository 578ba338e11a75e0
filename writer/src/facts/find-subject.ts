import { SUBJECTS, type Subject } from '@study-assistant/contract/materials/subjects';
import type { SourceDocument } from '../document/source-document.ts';
import { listSubjectWords, loadSubjectWords } from '../subject/subject-words.ts';

/** With fewer telling words there is no answer. */
const FEWEST_WORDS = 20;
/** A longer text counts as if it had this many, since a book contains every word once. */
const WEIGHED_LENGTH = 1000;
/** How far a subject must lead the next, and exceed the usual text, in log2 per word. */
const CLEAR_LEAD = 0.2;
const LEAST_WEIGHT = 0.2;

/** Finds the school subject of a document; null when none has a clear lead. */
export async function findSubject({ title, sections }: SourceDocument): Promise<Subject | null> {
  const weights = await loadSubjectWords();
  const times = countWords([
    title,
    ...sections.flatMap(({ heading, text }) => [heading ?? '', text]),
  ]);
  const found = [...times].flatMap(([word, count]) => {
    const ofWord = weights.get(word);
    return ofWord ? [{ ofWord, count }] : [];
  });
  const length = found.reduce((sum, { count }) => sum + count, 0);
  const scale = Math.min(1, WEIGHED_LENGTH / length);
  // The tenth occurrence of a word says less than the first.
  const known = found.map(({ ofWord, count }) => ({ ofWord, times: Math.log2(1 + count * scale) }));
  if (known.length < FEWEST_WORDS) return null;
  const all = known.reduce((sum, word) => sum + word.times, 0);
  const [first, second] = SUBJECTS.map((subject) => ({
    subject,
    weight: known.reduce((sum, word) => sum + word.times * word.ofWord[subject], 0) / all,
  })).sort((a, b) => b.weight - a.weight);
  if (!first || !second) return null;
  const isClear = first.weight >= LEAST_WEIGHT && first.weight - second.weight >= CLEAR_LEAD;
  return isClear ? first.subject : null;
}

function countWords(texts: readonly string[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const word of texts.flatMap(listSubjectWords)) times.set(word, (times.get(word) ?? 0) + 1);
  return times;
}
