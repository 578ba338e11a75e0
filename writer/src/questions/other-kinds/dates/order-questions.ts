import { alphabetically } from '@study-assistant/contract/questions/same-looking';
import { MAX_ITEM_LENGTH } from '@study-assistant/contract/wire/constants';
import { capitalise, contentStems, overlapShare } from '../../../language/words.ts';
import { cite, TELLS_ORDER } from '../../../quiz/other-kinds.ts';
import type { Asked } from '../asked.ts';
import type { OtherProposal, OtherQuestion } from '../other-question.ts';
import type { Dated } from './list-dated.ts';

const FEWEST = 4;
const MOST = 5;
const MOST_QUESTIONS = 3;
const LONGEST_EXPLANATION = 1500;
const VALUE = 0.7;
const SECONDS_PER_THING = 8;
const ALIKE = 0.5;

/** Four or five events of the document, each with its own year, to be put in order. */
export function proposeOrders(dated: readonly Dated[], asked: Asked): OtherProposal[] {
  let open = dated.filter(
    ({ told, sentence }) =>
      told.length <= MAX_ITEM_LENGTH &&
      !TELLS_ORDER.test(told) &&
      !asked.has({ ids: [], places: [sentence.index] }),
  );
  const proposals: OtherProposal[] = [];
  while (proposals.length < MOST_QUESTIONS) {
    const things = chooseThings(open);
    if (things.length < FEWEST) break;
    open = open.filter((one) => !things.includes(one));
    proposals.push({
      kind: 'order',
      ids: [],
      places: things.map(({ sentence }) => sentence.index),
      value: VALUE,
      write: () => write(things),
    });
  }
  return proposals;
}

/** Events of different years, none of which tells what another one does. */
function chooseThings(open: readonly Dated[]): Dated[] {
  const chosen: Dated[] = [];
  for (const one of [...open].sort((a, b) => b.weight - a.weight)) {
    if (chosen.length >= MOST) break;
    const fits = chosen.every(
      (other) =>
        other.year !== one.year &&
        overlapShare(contentStems(other.told), contentStems(one.told)) < ALIKE,
    );
    if (fits) chosen.push(one);
  }
  return chosen;
}

function write(things: readonly Dated[]): OtherQuestion | null {
  const inTime = things.toSorted((a, b) => a.year - b.year);
  const [first] = inTime;
  if (!first) return null;
  const texts = inTime.map(({ told }) => capitalise(told));
  const options = alphabetically(texts);
  const quotes = inTime.map(({ year, sentence }) => `${year}: ${cite(sentence)}`);
  const explanation = ['The text says:', ...quotes].join(' ');
  if (explanation.length > LONGEST_EXPLANATION) return null;
  return {
    kind: 'order',
    question: 'Put these events in the order in which they happened, the earliest first.',
    options,
    correctAnswer: 0,
    key: { order: texts.map((text) => options.indexOf(text)), scoring: 'partial' },
    explanation,
    answers: [],
    matter: options.join(' '),
    grounds: first.sentence,
    places: things.map(({ sentence }) => sentence.index),
    value: VALUE,
    secondsToAnswer: SECONDS_PER_THING * things.length,
  };
}
