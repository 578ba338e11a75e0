import { capitalise } from '../../language/words.ts';
import type { Proposal } from '../proposals/proposal.ts';
import type { DocumentIndex } from '../wrong-answers/document-index.ts';

const LONGEST_MEANING = 140;
const MOST_MEANINGS = 3;

/** Explains why the key is right and, if the sources say so, what wrong answers really are. */
export function explain(
  { key, sentence, concept }: Proposal,
  wrong: readonly { text: string; id: string }[],
  index: DocumentIndex,
): string {
  const place =
    sentence.page !== null
      ? ` (page ${sentence.page})`
      : sentence.heading
        ? ` (section “${sentence.heading}”)`
        : '';
  const others = wrong
    .flatMap(({ text, id }) => {
      const sibling = concept?.alike.find(({ names }) => names.includes(text));
      const meaning = sibling?.facts[0] ?? index.knownMeaningOf(id);
      return meaning !== null && meaning.length <= LONGEST_MEANING
        ? [`${capitalise(text)}: ${meaning}.`]
        : [];
    })
    .slice(0, MOST_MEANINGS);
  return [
    `The right answer is: ${capitalise(key)}. The text says: “${sentence.quote}”${place}`,
    ...others,
  ].join(' ');
}
