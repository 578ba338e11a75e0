import type { Analysis } from '../../facts/analysis.ts';
import { standsAlone } from '../../language/standing.ts';
import type { Models } from '../../learned/models.ts';
import type { DocumentIndex } from '../wrong-answers/document-index.ts';
import { proposeFromBlanks } from './from-blanks.ts';
import { proposeFromConcepts } from './from-concepts.ts';
import { proposeFromDeeds } from './from-deeds.ts';
import { proposeFromDefinitions } from './from-definitions.ts';
import { proposeFromGlossary } from './from-glossary.ts';
import type { Proposal } from './proposal.ts';

/** Lists every question that the document could give, before any choice. */
export function listProposals(index: DocumentIndex, { taught }: Models): Proposal[] {
  return [
    // The catalogue's facts were written to be asked, without a text around them.
    ...proposeFromConcepts(index, taught),
    ...keepThoseThatStandAlone([
      ...proposeFromDefinitions(index.analysis),
      ...proposeFromGlossary(index),
      ...proposeFromDeeds(index.analysis),
    ]),
  ];
}

/** Lists questions for a document that gives no others. */
export function listPlainProposals(analysis: Analysis): Proposal[] {
  return keepThoseThatStandAlone(proposeFromBlanks(analysis));
}

function keepThoseThatStandAlone(proposals: readonly Proposal[]): Proposal[] {
  return proposals.filter(({ stem, key }) => standsAlone(stem, key));
}
