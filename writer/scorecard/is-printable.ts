import { checkQuestion, type RuleName } from '../src/validator/check-question.ts';
import type { Item } from './scored-quiz.ts';

/** What our product never prints, so that it would show at a glance whose question it is. */
const NEVER_PRINTED: ReadonlySet<RuleName> = new Set<RuleName>([
  'four-distinct-options',
  'no-all-or-none-of-the-above',
  'no-negative-stem',
  'no-figure-reference',
]);
const NAMES_OTHER_OPTIONS = /\b(?:all|none|both|neither) of the\b|\b(?:both|neither) [a-d]\b/i;
const NAMES_LETTERS = /^\(?[a-d]\)?(?:,? (?:and|or|&) \(?[a-d]\)?)+\.?$/i;

/** Whether a question by a human author has a shape that our product could print as well. */
export function isPrintable(item: Item): boolean {
  return (
    !checkQuestion(item).some(({ rule }) => NEVER_PRINTED.has(rule)) &&
    !item.options.some(
      (option) => NAMES_OTHER_OPTIONS.test(option) || NAMES_LETTERS.test(option.trim()),
    )
  );
}
