/** What a format cannot say, with the number of questions of which it is true. */
export type Loss = {
  /** A sentence without its dot. */
  lose: (what: string) => void;
  sentences: () => string[];
};

export function createLoss(): Loss {
  const counts = new Map<string, number>();
  return {
    lose: (what) => void counts.set(what, (counts.get(what) ?? 0) + 1),
    sentences: () =>
      [...counts].map(([what, count]) =>
        count === 1 ? `${what} (1 question).` : `${what} (${count} questions).`,
      ),
  };
}

export const WAITS =
  'A short answer that is on no list waits for its teacher here; elsewhere it is wrong';
export const PERCENT = 'Tolerances in percent became amounts';
export const ACCENTS = 'Accents make a difference elsewhere, as here they do not';
export const TYPOS = 'A slip of the pen is wrong elsewhere';
export const OTHER_WORDS = 'Of the words that a gap with a word bank accepts, the first is written';
