import { createRandom, hashOf } from '../../seed.ts';
import { capitalise, wordsOf } from '../../words.ts';
import type { Analysis } from '../analysis.ts';
import type { Candidate } from '../candidate.ts';
import { midSentence, type Clause } from '../clause.ts';
import { contraryOf } from '../opposites.ts';
import type { Sentence } from '../sentence.ts';

type Claim = { sentence: Sentence; text: string; contrary: string | null };

const MIN_WORDS = 6;
const MAX_WORDS = 22;

/** One statement of the text among others of its statements that are turned into their contrary. */
export function makeSupportItems(analysis: Analysis): Candidate[] {
  const claims = analysis.clauses.map(claimOf).filter((claim) => claim !== null);
  const turned = claims.filter(({ contrary }) => contrary !== null);
  if (turned.length < 3) return [];
  return claims.map((claim) => ({
    kind: 'statement',
    stem: `Which of these statements ${agreesWith(claim.sentence)}?`,
    key: claim.text,
    distractors: () =>
      turned
        .filter(
          ({ sentence, contrary }) =>
            sentence.index !== claim.sentence.index &&
            (contrary ?? '').length * 1.3 > claim.text.length,
        )
        .map(({ sentence, contrary }) => ({
          text: contrary ?? '',
          rating:
            Math.abs(Math.log2((contrary ?? '').length / claim.text.length)) +
            0.3 * Math.min(3, Math.abs(sentence.section - claim.sentence.section)),
        }))
        .sort((a, b) => a.rating - b.rating || (a.text < b.text ? -1 : 1))
        .slice(0, 14)
        .map(({ text }) => text),
    sentence: claim.sentence,
    subject: `${claim.sentence.index}`,
    // A statement that could be turned itself is one that a reader can get wrong.
    worth: 1.15 + (claim.contrary === null ? 0 : 0.4),
    difficulty: 0.6,
  }));
}

function claimOf(clause: Clause): Claim | null {
  const { sentence, subject, end, lead } = clause;
  if (lead) return null;
  const text = `${capitalise(midSentence(sentence, subject.from, end))}.`;
  const words = wordsOf(text).length;
  if (
    words < MIN_WORDS ||
    words > MAX_WORDS ||
    /[“”"—]|\b(?:not|cannot|never|no)\b|, however,|, for example,|on the other hand|n['’]t\b/.test(
      text,
    )
  )
    return null;
  if (/\b(?:it|they|he|she|them|him|such)\b/.test(text)) return null;
  if (
    /^The (?:graphs?|images?|equations?|examples?|authors?|researchers|stud(?:y|ies)|repercussions?|results?|questions?|problems?)\b/.test(
      text,
    )
  )
    return null;
  const contrary = contraryOf(text, createRandom(hashOf(text)));
  return { sentence, text, contrary };
}

/** Each place of a document is asked about in its own words, so that two such questions differ. */
function agreesWith({ heading, page }: Sentence): string {
  if (heading && wordsOf(heading).length <= 12)
    return `agrees with the section “${heading.replace(/[.:\s]+$/, '')}”`;
  return page === null ? 'agrees with the text' : `agrees with what page ${page} says`;
}
