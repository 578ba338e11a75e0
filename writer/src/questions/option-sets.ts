import { splitWords } from '../language/words.ts';
import { shuffle } from '../quiz/seed.ts';

const POOL = 18;
const WRONG_OPTIONS = 3;
const SHORT_ANSWER_WORDS = 4;

/** How much a less plausible wrong answer, and a telling frequency or length of the key, count. */
const COST = { plausibility: 0.12, frequency: 2, length: 1.1 };

/**
 * Threes of wrong answers, the best first. A student who always takes the longest option, or the
 * one the text mentions most or least, must not fare better than chance: where in these two orders
 * the key stands is drawn by lot for each question, and the three that fit the draw come first.
 */
export function combineOptions(
  key: string,
  pool: readonly string[],
  frequencyOf: (option: string) => number,
  { random, strict }: { random: () => number; strict: boolean },
): string[][] {
  // A key that is rarer than all three is hard to find wrong answers for, so it is drawn more often.
  const wantedFrequent = Math.min(3, Math.floor(4.6 * random()));
  // So is one that is longer than all three.
  const wantedLonger = Math.max(0, Math.floor(5 * random()) - 1);
  const isShort = splitWords(key).length <= SHORT_ANSWER_WORDS;
  const own = isShort ? frequencyOf(key) : 0;
  const options = pool.slice(0, POOL).map((text, at) => ({
    text,
    cost: COST.plausibility * at,
    frequent: isShort ? above(frequencyOf(text), own) : 0,
    longer: above(text.length, key.length),
  }));
  const sets: { texts: string[]; cost: number }[] = [];
  for (let a = 0; a < options.length; a += 1)
    for (let b = a + 1; b < options.length; b += 1)
      for (let c = b + 1; c < options.length; c += 1) {
        const three = [options[a], options[b], options[c]].filter((option) => option !== undefined);
        if (three.length < WRONG_OPTIONS) continue;
        const frequent = three.reduce((sum, option) => sum + option.frequent, 0);
        const longer = three.reduce((sum, option) => sum + option.longer, 0);
        if (strict && isShort && wantedFrequent !== 0 && frequent < 1) continue;
        sets.push({
          texts: three.map(({ text }) => text),
          cost:
            three.reduce((sum, option) => sum + option.cost, 0) +
            (isShort ? COST.frequency * Math.abs(frequent - wantedFrequent) : 0) +
            COST.length * Math.abs(longer - wantedLonger),
        });
      }
  return sets.sort((x, y) => x.cost - y.cost).map(({ texts }) => shuffle(texts, random));
}

/** 1 above, 0 below, a half where they are equal. */
function above(value: number, own: number): number {
  return value === own ? 0.5 : Number(value > own);
}
