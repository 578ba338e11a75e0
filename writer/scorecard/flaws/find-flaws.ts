import { checkQuestion, type RuleName } from '../../src/validator/check-question.ts';
import type { Item } from '../scored-quiz.ts';
import * as shape from './shape-flaws.ts';
import * as wording from './wording-flaws.ts';

/** Rules that have a row of their own on the scorecard. */
const COUNTED_ELSEWHERE: ReadonlySet<RuleName> = new Set<RuleName>([
  'four-distinct-options',
  'evidence-in-document',
  'key-in-evidence',
  'no-second-right-answer',
  'no-near-duplicate',
]);

/** Flaws that the validator does not refuse, after Haladyna et al. 2002 and Moore et al. 2023. */
const furtherFlaws: Record<string, (item: Item) => boolean> = {
  'vague terms': wording.usesVagueTerms,
  'absolute terms': wording.usesAbsoluteTerms,
  'unfocused stem': wording.hasUnfocusedStem,
  'true or false': wording.isTrueOrFalse,
  convergence: wording.convergesOnKey,
  'several blanks': wording.hasSeveralBlanks,
  'clang with the stem': wording.clangsWithStem,
  'key stands out in length': shape.keyStandsOutInLength,
  'uneven lengths': shape.lengthsAreUneven,
  'spelling marks the key': shape.spellingMarksTheKey,
  'grammar marks the key': shape.grammarMarksTheKey,
};

/** Counted once, by the stricter of the two. */
const KEY_LENGTH: RuleName = 'key-no-longer-than-the-rest';

export const BLANK_FLAW = 'blank';

/** Names of an item's flaws; a blank, or a stem that is no question, is one of them. */
export function findFlaws(item: Item): string[] {
  const broken = checkQuestion(item)
    .map(({ rule }) => rule)
    .filter((rule) => !COUNTED_ELSEWHERE.has(rule));
  const further = Object.keys(furtherFlaws)
    .filter((name) => furtherFlaws[name]?.(item))
    .filter((name) => name !== 'key stands out in length' || !broken.includes(KEY_LENGTH));
  return [...(isCloze(item) ? [BLANK_FLAW] : []), ...broken, ...further];
}

export function isCloze({ question }: Item): boolean {
  return /_{2,}/.test(question) || !/\?["”’]?$/.test(question.trim());
}
