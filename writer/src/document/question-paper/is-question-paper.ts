import type { SourceDocument } from '../source-document.ts';
import { splitUnits } from './split-units.ts';

/** The share of words that ask, in a paper; in a chapter with exercises it is at most a fifth. */
const SHARE_THAT_ASKS = 0.45;
/** The same for a paper that says itself what it is. */
const SHARE_WITH_RULES = 0.25;
const FEWEST_QUESTIONS = 5;
const FEWEST_RULES = 2;

/** Instructions of a paper to its candidates. */
const RULES = [
  /\banswer (?:all|any|the following|both|every)\b/iu,
  /\ball (?:the )?questions are compulsory\b/iu,
  /\battempt (?:all|any)\b/iu,
  /\b(?:maximum|max\.?|total|full) marks\b/iu,
  /\bmarks?\s*:\s*\d+/iu,
  /\btime(?: allowed)?\s*:\s*[\d½]+/iu,
  /\beach question (?:carries|is worth)\b/iu,
  /\b(?:choose|select|tick|circle|mark|underline) the (?:correct|right|best|most appropriate)\b/iu,
  /\bfill in the blanks?\b/iu,
  /\bmatch the (?:following|columns?)\b/iu,
  /\btrue or false\b/iu,
  /\b(?:roll|seat|candidate|student) (?:no|number|name)\b/iu,
  /\b(?:question paper|answer sheet|answer key|worksheet|multiple[- ]choice questions)\b/iu,
];

/** Tells whether a document asks rather than explains: a question paper, worksheet or exercises. */
export function isQuestionPaper({ sections }: SourceDocument): boolean {
  const headings = new Set(sections.map(({ heading }) => heading ?? ''));
  const texts = [...headings, ...sections.map(({ text }) => text)];
  const units = texts.flatMap(splitUnits);
  const asking = units.filter(({ kind }) => kind !== 'tells');
  const questions = asking.filter(({ kind }) => kind === 'asks').length;
  if (questions < FEWEST_QUESTIONS) return false;
  const share = countWords(asking) / countWords(units);
  const rules = RULES.filter((rule) => texts.some((text) => rule.test(text))).length;
  return share >= SHARE_THAT_ASKS || (rules >= FEWEST_RULES && share >= SHARE_WITH_RULES);
}

function countWords(units: readonly { words: number }[]): number {
  return units.reduce((sum, { words }) => sum + words, 0);
}
