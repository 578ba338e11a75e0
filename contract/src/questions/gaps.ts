import { MAX_GAP_LENGTH } from '../wire/constants.ts';
import { isSlip, toComparable } from './compare-words.ts';
import { gapsKeySchema, type GapsKey } from './key-schemas.ts';
import { gapsAnswerSchema, gapsBodySchema, type GapsBody } from './kind-schemas.ts';
import type { JudgedPart, QuestionKind } from './kind.ts';

/** What is said of a gap that was left open. */
const OPEN = '–';
/** Ends every word of a packed answer, so that no answer packs to what stands for something else. */
const END = '\n';

/** A text with gaps, into which words are typed or put from a bank. */
export const gaps: QuestionKind<GapsBody, GapsKey, { gaps: string[] }> = {
  body: gapsBodySchema,
  key: gapsKeySchema,
  answer: gapsAnswerSchema,

  places: ({ body }) => body.gaps,
  fits: (places, answer) =>
    answer.gaps.length === places && answer.gaps.every((word) => word.length <= MAX_GAP_LENGTH),

  judge({ body, key }, answer) {
    const parts = key.gaps.map((_, gap) => judgeGap(body, key, gap, answer.gaps[gap] ?? ''));
    const right = parts.reduce((sum, { fraction }) => sum + fraction, 0);
    return { points: right / parts.length, parts };
  },

  isSame: (a, b) => a.question === b.question,
  moveKey: ({ correctAnswer, key }) => ({ correctAnswer, key }),
  say: (_, answer) => answer.gaps.map((word) => clean(word) || OPEN).join('; '),
  sayParts: (answer) => answer.gaps.map(clean),
  sayRight: ({ key }) => key.gaps.map(({ words }) => words.join(' or ')).join('; '),
  arrange: () => [],
  pick: () => null,
  knownBuckets: ({ key }) =>
    key.gaps.map(({ words: [word = ''] }, gap) => ({
      ...{ part: nameOf(gap), bucket: word, said: word },
      fraction: 1,
    })),
  pack: (answer) => answer.gaps.map((word) => clean(word) + END).join(''),
  unpack: (text) => (text.endsWith(END) ? { gaps: text.split(END).slice(0, -1) } : null),
};

/** A right answer counts as the word that it means, a wrong one as it is compared. */
function judgeGap(body: GapsBody, key: GapsKey, gap: number, typed: string): JudgedPart {
  const part = nameOf(gap);
  const given = toComparable(typed, key);
  if (given === '') return { part, bucket: '', fraction: 0 };
  const { words } = key.gaps[gap] ?? { words: [] };
  const isSaid = (word: string) => toComparable(word, key) === given;
  const found =
    words.find(isSaid) ?? (allowsTypo(body, key, isSaid) && findSlip(words, given, key));
  return found ? { part, bucket: found, fraction: 1 } : { part, bucket: given, fraction: 0 };
}

/** The words of a bank are not typed, and the word of another gap is no slip of this one's. */
function allowsTypo(body: GapsBody, key: GapsKey, isSaid: (word: string) => boolean): boolean {
  return key.allowTypo && body.bank === null && !key.gaps.some(({ words }) => words.some(isSaid));
}

function findSlip(words: readonly string[], given: string, key: GapsKey): string | undefined {
  return words.find((word) => isSlip(given, toComparable(word, key)));
}

function nameOf(gap: number): string {
  return `Gap ${gap + 1}`;
}

function clean(word: string): string {
  return word.replace(/\s+/g, ' ').trim();
}
