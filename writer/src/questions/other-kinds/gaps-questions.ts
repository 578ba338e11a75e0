import type { Model } from '../../learned/boosted-trees.ts';
import { cite } from '../../quiz/other-kinds.ts';
import type { DocumentIndex } from '../wrong-answers/document-index.ts';
import type { GapsProposal } from './list-gaps.ts';
import type { OtherProposal, OtherQuestion } from './other-question.ts';
import { placesOf } from './passages.ts';
import { writeGaps } from './write-gaps.ts';

const SECONDS_PER_GAP = 7;

/** Passages with gaps and a bank, the best first. */
export function proposeGaps(
  proposals: readonly GapsProposal[],
  index: DocumentIndex,
  model: Model,
): OtherProposal[] {
  return proposals.map((proposal) => ({
    kind: 'gaps',
    ids: proposal.words.map(({ id }) => id),
    places: placesOf(proposal.passage),
    value: proposal.value,
    write: () => write(proposal, index, model),
  }));
}

function write(proposal: GapsProposal, index: DocumentIndex, model: Model): OtherQuestion | null {
  const { passage, words, value } = proposal;
  const [first] = passage.sentences;
  const written = writeGaps(proposal, index, model);
  if (!written || !first) return null;
  const { question, keys, bank } = written;
  const quote = passage.sentences.map((sentence) => sentence.quote).join(' ');
  const grounds = { ...first, quote };
  return {
    kind: 'gaps',
    question,
    options: [],
    correctAnswer: 0,
    body: { gaps: keys.length, bank },
    key: {
      gaps: keys.map((key) => ({ words: [key] })),
      matchCase: false,
      matchAccents: false,
      allowTypo: true,
    },
    explanation: `${keys.length === 1 ? 'The right word is' : 'The right words are'}: ${keys.join('; ')}. The text says: ${cite(grounds)}`,
    answers: keys,
    matter: words.map(({ matter }) => matter).join(' '),
    grounds,
    places: placesOf(passage),
    value,
    secondsToAnswer: SECONDS_PER_GAP * keys.length,
  };
}
