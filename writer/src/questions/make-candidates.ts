import type { Analysis } from '../facts/analysis.ts';
import { isGeneral } from '../language/is-general.ts';
import { standsAlone } from '../language/standing.ts';
import { contentStems, isFunctionWord, stemWord, splitWords } from '../language/words.ts';
import type { Candidate } from './candidate.ts';
import { makeCauseItems } from './makers/cause.maker.ts';
import { makeClaimItems } from './makers/claim.maker.ts';
import { makeClozeItems } from './makers/cloze.maker.ts';
import { makeDateItems } from './makers/date.maker.ts';
import { makeDefinitionItems } from './makers/definition.maker.ts';
import { makeEffectItems } from './makers/effect.maker.ts';
import { makeGapItems } from './makers/gap.maker.ts';
import { makeMeansItems } from './makers/means.maker.ts';
import { makeMemberItems } from './makers/member.maker.ts';
import { makeNumberItems } from './makers/number.maker.ts';
import { makeObjectItems } from './makers/object.maker.ts';
import { makeOutcomeItems } from './makers/outcome.maker.ts';
import { makePurposeItems } from './makers/purpose.maker.ts';
import { makeRelativeItems } from './makers/relative.maker.ts';
import { makeStatementItems } from './makers/statement.maker.ts';
import { makeSubjectItems } from './makers/subject.maker.ts';

/** Every question that the document could give, before any choice. */
export function makeCandidates(analysis: Analysis): Candidate[] {
  const topic = topicStems(analysis);
  return [
    makeDefinitionItems,
    makeCauseItems,
    makePurposeItems,
    makeMeansItems,
    makeEffectItems,
    makeOutcomeItems,
    makeSubjectItems,
    makeRelativeItems,
    makeObjectItems,
    makeDateItems,
    makeNumberItems,
    makeMemberItems,
    makeStatementItems,
    makeClaimItems,
    makeClozeItems,
    makeGapItems,
  ]
    .flatMap((make) => make(analysis))
    .filter(({ stem, key }) => standsAlone(stem, key))
    .map((candidate) => ({ ...candidate, worth: candidate.worth + onTopic(candidate, topic) }));
}

const ON_TOPIC = 0.5;

/** An answer that speaks of what the document is about is worth more than one in passing. */
function onTopic({ kind, key }: Candidate, topic: ReadonlySet<string>): number {
  if (kind === 'date' || kind === 'number') return -0.2;
  return [...contentStems(key)].some((stem) => topic.has(stem)) ? ON_TOPIC : -ON_TOPIC;
}

const TOPIC_TERMS = 30;

/** Words of the headings, of what is defined, and of the terms that the text dwells on. */
function topicStems(analysis: Analysis): ReadonlySet<string> {
  const dweltOn = analysis.terms.filter(({ count }) => count > 2).slice(0, TOPIC_TERMS);
  const headings = new Set(analysis.sentences.map(({ heading }) => heading ?? ''));
  const phrases = [
    ...headings,
    ...dweltOn.map(({ text }) => text),
    ...analysis.definitions.map(({ term }) => term),
  ];
  return new Set(
    phrases
      .flatMap(splitWords)
      .filter((word) => !isGeneral(word) && !isFunctionWord(word))
      .map(stemWord),
  );
}
