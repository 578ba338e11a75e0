import { contentStems, normaliseText } from '../language/words.ts';
import { getKey, type CheckedQuestion, type RuleContext } from './rule.ts';

const TOO_ALIKE = 0.75;

/** The same question in other words shares most words of stem and key. */
export function isNearDuplicate(a: CheckedQuestion, b: CheckedQuestion): boolean {
  if (normaliseText(a.question) === normaliseText(b.question)) return true;
  return shareOfWords(`${a.question} ${getKey(a)}`, `${b.question} ${getKey(b)}`) > TOO_ALIKE;
}

function shareOfWords(a: string, b: string): number {
  const [left, right] = [contentStems(a), contentStems(b)];
  let shared = 0;
  for (const stem of left) if (right.has(stem)) shared += 1;
  const union = left.size + right.size - shared;
  return union === 0 ? 0 : shared / union;
}

type Sourced = CheckedQuestion & { source: { quote: string } };

/** From this share of words on, two questions with the same right answer ask the same. */
const ALIKE_WITH_KEY = 0.4;

/** Whether two questions ask the same, in other words, the other way round or of the same sentence. */
export function isTwin(a: Sourced, b: Sourced): boolean {
  if (isNearDuplicate(a, b)) return true;
  const [one, other] = [normaliseText(a.source.quote), normaliseText(b.source.quote)];
  if (one !== '' && one === other) return true;
  const isSameKey = normaliseText(getKey(a)) === normaliseText(getKey(b));
  return isSameKey && shareOfWords(a.question, b.question) > ALIKE_WITH_KEY;
}

export function noNearDuplicate(question: CheckedQuestion, { others }: RuleContext): string | null {
  return others.some((other) => isNearDuplicate(question, other))
    ? 'Another question of this quiz asks the same.'
    : null;
}
