import type { Analysis } from './analysis.ts';
import type { Candidate } from './candidate.ts';
import { makeCauseItems } from './makers/cause.maker.ts';
import { makeClozeItems } from './makers/cloze.maker.ts';
import { makeDateItems } from './makers/date.maker.ts';
import { makeDefinitionItems } from './makers/definition.maker.ts';
import { makeEffectItems } from './makers/effect.maker.ts';
import { makeMeansItems } from './makers/means.maker.ts';
import { makeMemberItems } from './makers/member.maker.ts';
import { makeNumberItems } from './makers/number.maker.ts';
import { makeObjectItems } from './makers/object.maker.ts';
import { makeOutcomeItems } from './makers/outcome.maker.ts';
import { makePurposeItems } from './makers/purpose.maker.ts';
import { makeRelativeItems } from './makers/relative.maker.ts';
import { makeStatementItems } from './makers/statement.maker.ts';
import { makeSubjectItems } from './makers/subject.maker.ts';
import { standsAlone } from './standing.ts';

/** Every question that the document could give, before any choice. */
export function makeCandidates(analysis: Analysis): Candidate[] {
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
    makeClozeItems,
  ]
    .flatMap((make) => make(analysis))
    .filter(({ stem, key }) => standsAlone(stem, key));
}
