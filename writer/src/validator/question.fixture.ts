import type { SourceDocument } from '../document/source-document.ts';
import { checkQuestion, type RuleName } from './check-question.ts';
import { createEvidence } from './evidence.ts';
import type { CheckedQuestion } from './rule.ts';

const document: SourceDocument = {
  title: 'Water',
  kind: 'txt',
  pageCount: null,
  sections: [
    {
      heading: null,
      page: null,
      text: 'Osmosis is the diffusion of water through a membrane. Evaporation turns liquid water into vapor. Transpiration also turns liquid water into vapor in the leaves of plants. The body is 60 percent water. The river in the north is 1,200 km long. The U.S. Navy measures the depth of the sea with sonar.',
    },
  ],
};
export const evidence = createEvidence(document);

/** A question that breaks no rule. */
export const good: CheckedQuestion = {
  question: 'Which process moves water through a membrane?',
  options: ['Osmosis', 'Erosion', 'Fermentation', 'Digestion'],
  correctAnswer: 0,
  quote: 'Osmosis is the diffusion of water through a membrane.',
};

/** Lists the rules that it breaks with these changes. */
export function findings(
  changes: Partial<CheckedQuestion>,
  others: CheckedQuestion[] = [],
): RuleName[] {
  return checkQuestion({ ...good, ...changes }, { evidence, others }).map(({ rule }) => rule);
}
