import { TRUE_FALSE_OPTIONS } from '@study-assistant/contract/wire/constants';
import { isAbbreviation } from '../../../language/abbreviation.ts';
import { endsInPlural } from '../../../language/plural.ts';
import type { Sentence } from '../../../language/sentence.ts';
import type { Model } from '../../../learned/boosted-trees.ts';
import { cite } from '../../../quiz/other-kinds.ts';
import type { DocumentIndex } from '../../wrong-answers/document-index.ts';
import { areOfOneSet, rankBankWords } from '../bank.ts';
import { listGapWords, type GapWord } from '../gap-words.ts';
import type { OtherProposal, OtherQuestion } from '../other-question.ts';
import { placesOf, type GapPassage } from '../passages.ts';
import type { Teaching } from '../teaching.ts';
import { swapPerson, swapYear, type False } from './swap-names.ts';
import { miscount, turnRound } from './turn-round.ts';
import { weighStatement } from './weigh-statement.ts';

/** Of those of less worth two readers found seven of nine of no use; gaps that are as good come first. */
const LEAST_WORTH = 0.6;
/** A false statement asks for more than to know a sentence again. */
const FALSE = 0.05;
/** What a sentence says of a word is said of it alone, so that it is false of another. */
const DETERMINED = 0.55;
/** A word that is less near in meaning is not mistaken for the right one. */
const LEAST_NEAR = 0.4;
const SECONDS = 8;

/** Statements of the document, as it tells them and with one word that makes them false. */
export function proposeTrueFalse(
  passages: readonly GapPassage[],
  index: DocumentIndex,
  teaching: Teaching,
  model: Model,
): OtherProposal[] {
  return passages.flatMap((passage) => {
    const [sentence, more] = passage.sentences;
    if (!sentence || more) return [];
    const worth = weighStatement(sentence, index, teaching);
    if (worth === null || worth < LEAST_WORTH) return [];
    const words = listGapWords(passage, index, teaching);
    const determined = words.filter((word) => word.determined >= DETERMINED);
    const turned = turnRound(sentence) ?? miscount(sentence);
    const common = {
      kind: 'true-false' as const,
      ids: words.slice(0, 1).map(({ id }) => id),
      places: placesOf(passage),
    };
    const told = (isTrue: boolean, value: number, find: () => False | null): OtherProposal => ({
      ...common,
      value,
      isTrue,
      write: () => {
        const other = find();
        return isTrue === (other === null) ? write(passage, sentence, other, value) : null;
      },
    });
    return [
      told(true, worth, () => null),
      ...(turned
        ? [
            told(false, worth + FALSE, () => ({
              text: turned.text,
              said: null,
              word: turned.opposite,
            })),
          ]
        : []),
      ...[swapYear(sentence, index), swapPerson(sentence, index)].flatMap((swapped) =>
        swapped ? [told(false, worth, () => swapped)] : [],
      ),
      ...determined.map((word) =>
        told(false, worth, () => findOther(word, passage.text, index, teaching, model)),
      ),
    ];
  });
}

function write(
  passage: GapPassage,
  sentence: Sentence,
  other: False | null,
  value: number,
): OtherQuestion {
  const isTrue = other === null;
  const right = `The statement is ${isTrue ? 'true' : 'false'}. The text says: ${cite(sentence)}`;
  const elsewhere = other?.said ? ` Of “${other.word}” it says: ${cite(other.said)}` : '';
  return {
    kind: 'true-false',
    question: other?.text ?? sentence.text,
    options: [...TRUE_FALSE_OPTIONS],
    correctAnswer: isTrue ? 0 : 1,
    key: { isTrue, correction: isTrue ? '' : sentence.text },
    explanation: right + elsewhere,
    answers: [],
    matter: sentence.text,
    grounds: sentence,
    places: placesOf(passage),
    value,
    secondsToAnswer: SECONDS,
  };
}

/** The likeliest word to be mistaken for the right one of which the document says something else. */
function findOther(
  word: GapWord,
  passage: string,
  index: DocumentIndex,
  teaching: Teaching,
  model: Model,
): False | null {
  const { analysis } = index;
  const isDefined = analysis.definitions.some(
    ({ id, sentence }) => id === word.id && sentence.index === word.sentence.index,
  );
  for (const { id, text } of rankBankWords(word, passage, index, model)) {
    if (analysis.vectors.similarity(text, word.text) < LEAST_NEAR) continue;
    if (endsInPlural(text) !== word.plural || isAbbreviation(text) !== isAbbreviation(word.text))
      continue;
    // "The cranium of the occipital bone": only what is taught side by side is mistaken for the other.
    const isApart =
      analysis.definedIds.has(id) ||
      areOfOneSet(text, word.id, analysis.catalogue) ||
      (isDefined && teaching.isTerm(id));
    if (!isApart) continue;
    const defined = analysis.definitions.find((definition) => definition.id === id)?.sentence.index;
    const places = analysis.termById.get(id)?.sentences ?? [];
    const at = [defined ?? -1, ...places].find((place) => analysis.sentences[place]?.askable);
    const said = at === undefined ? undefined : analysis.sentences[at];
    if (said && said.index !== word.sentence.index)
      return { text: putInto(word, text), said, word: text };
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
