import { TRUE_FALSE_OPTIONS } from '@study-assistant/contract/wire/constants';
import type { Sentence } from '../../language/sentence.ts';
import type { Model } from '../../learned/boosted-trees.ts';
import { hashText } from '../../quiz/seed.ts';
import type { DocumentIndex } from '../wrong-answers/document-index.ts';
import { rankBankWords } from './bank.ts';
import type { GapWord } from './gap-words.ts';
import type { GapsProposal } from './list-gaps.ts';
import { cite, type OtherProposal, type OtherQuestion } from './other-question.ts';
import { placesOf } from './passages.ts';
import { isYear } from './years.ts';

/** A statement is guessed every other time, so it stands behind a gap that is as good. */
const BEHIND_GAPS = 0.2;
/** What a sentence says of a word is said of it alone, so that it is false of another. */
const DETERMINED = 0.55;
/** A word that is less near in meaning is not mistaken for the right one. */
const LEAST_NEAR = 0.3;
const SECONDS = 8;
const MOST_CHARACTERS = 240;

/** Statements of the document, and such with a word that the document has elsewhere. */
export function proposeTrueFalse(
  proposals: readonly GapsProposal[],
  index: DocumentIndex,
  model: Model,
): OtherProposal[] {
  return proposals.flatMap((proposal) => {
    const [sentence, more] = proposal.passage.sentences;
    const word = proposal.words.reduce((a, b) => (b.determined > a.determined ? b : a));
    if (!sentence || more || isYear(word) || word.determined < DETERMINED) return [];
    if (sentence.text.length > MOST_CHARACTERS) return [];
    return [
      {
        kind: 'true-false' as const,
        ids: [word.id],
        places: placesOf(proposal.passage),
        value: proposal.value - BEHIND_GAPS,
        write: () => write(proposal, sentence, word, index, model),
      },
    ];
  });
}

/** Half of the statements, by their words, are told as they are. */
function isToldTrue({ quote }: Sentence): boolean {
  return hashText(quote) % 2 === 0;
}

function write(
  { passage, value }: GapsProposal,
  sentence: Sentence,
  word: GapWord,
  index: DocumentIndex,
  model: Model,
): OtherQuestion | null {
  const isTrue = isToldTrue(sentence);
  const other = isTrue ? null : findOther(word, passage.text, index, model);
  if (!isTrue && !other) return null;
  const statement = other ? putInto(word, other.text) : sentence.text;
  const right = `The statement is ${isTrue ? 'true' : 'false'}. The text says: ${cite(sentence)}`;
  const elsewhere = other ? ` Of “${other.text}” it says: ${cite(other.said)}` : '';
  return {
    kind: 'true-false',
    question: statement,
    options: [...TRUE_FALSE_OPTIONS],
    correctAnswer: isTrue ? 0 : 1,
    key: { isTrue, correction: isTrue ? '' : sentence.text },
    explanation: right + elsewhere,
    answers: [word.text],
    matter: word.matter,
    grounds: sentence,
    places: placesOf(passage),
    value: value - BEHIND_GAPS,
    secondsToAnswer: SECONDS,
  };
}

/** The likeliest word to be mistaken for the right one of which the document says something else. */
function findOther(
  word: GapWord,
  passage: string,
  index: DocumentIndex,
  model: Model,
): { text: string; said: Sentence } | null {
  const { analysis } = index;
  for (const { id, text } of rankBankWords(word, passage, index, model)) {
    if (analysis.vectors.similarity(text, word.text) < LEAST_NEAR) continue;
    const defined = analysis.definitions.find((definition) => definition.id === id)?.sentence.index;
    const places = analysis.termById.get(id)?.sentences ?? [];
    const at = [defined ?? -1, ...places].find((place) => analysis.sentences[place]?.askable);
    const said = at === undefined ? undefined : analysis.sentences[at];
    if (said && said.index !== word.sentence.index) return { text, said };
  }
  return null;
}

/** The sentence with another word, its article put right, and a capital where it begins. */
function putInto({ sentence, start, end }: GapWord, other: string): string {
  const before = sentence.text
    .slice(0, start)
    .replace(
      /\b(a)n? $/i,
      (_, letter: string) => `${letter}${/^[aeiou]/i.test(other) ? 'n' : ''} `,
    );
  const word = start === 0 ? other.charAt(0).toUpperCase() + other.slice(1) : other;
  return before + word + sentence.text.slice(end);
}
