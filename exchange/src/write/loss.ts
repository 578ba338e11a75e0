/** What a format cannot say of one question: a sentence without its dot. */
export type Loss = (what: string) => void;

/** What a format cannot say of a quiz. */
export type Losses = {
  /** Of the question with this number, from 1 on. */
  of: (number: number) => Loss;
  /** A sentence for each loss, which names the questions. */
  sentences: () => string[];
};

export function createLosses(): Losses {
  const found = new Map<string, Set<number>>();
  return {
    of: (number) => (what) => void found.set(what, (found.get(what) ?? new Set()).add(number)),
    sentences: () =>
      [...found].map(([what, numbers]) => {
        const noun = numbers.size === 1 ? 'question' : 'questions';
        return `${what}: ${noun} ${listNumbers([...numbers])}.`;
      }),
  };
}

/** Such as "1–4, 7", of numbers in their order. */
function listNumbers(numbers: readonly number[]): string {
  const runs: { from: number; to: number }[] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last?.to === number - 1) last.to = number;
    else runs.push({ from: number, to: number });
  }
  return runs.map(({ from, to }) => (from === to ? from : `${from}–${to}`)).join(', ');
}

export const WAITS =
  'A short answer that is on no list waits for its teacher here; elsewhere it is wrong';
export const PERCENT = 'Tolerances in percent became amounts';
export const ACCENTS = 'Accents make a difference elsewhere, as here they do not';
export const TYPOS = 'A slip of the pen is wrong elsewhere';
export const OTHER_WORDS = 'Of the words that a gap with a word bank accepts, the first is written';
