import { contentStems, normaliseText } from '../language/words.ts';
import { getKey, type CheckedQuestion, type RuleContext } from './rule.ts';

const TOO_ALIKE = 0.75;

/** The same question in other words shares most words of stem and key. */
export function isNearDuplicate(a: CheckedQuestion, b: CheckedQuestion): boolean {
  if (normaliseText(a.question) === normaliseText(b.question)) return true;
  const left = contentStems(`${a.question} ${getKey(a)}`);
  const right = contentStems(`${b.question} ${getKey(b)}`);
  let shared = 0;
  for (const stem of left) if (right.has(stem)) shared += 1;
  const union = left.size + right.size - shared;
  return union > 0 && shared / union > TOO_ALIKE;
}

export function noNearDuplicate(question: CheckedQuestion, { others }: RuleContext): string | null {
  return others.some((other) => isNearDuplicate(question, other))
    ? 'Another question of this quiz asks the same.'
    : null;
}
