import { LeftOut, type Scoring } from '../../items/found-question.ts';
import type { Notes } from '../../items/notes.ts';
import { childrenOf, findAll } from '../../markup/find-elements.ts';
import { GAP_MARK, placeGaps } from '../../markup/gap-mark.ts';
import type { MarkupElement } from '../../markup/parse-markup.ts';
import { choiceText } from './item-body.ts';
import {
  checkKey,
  responseOf,
  rightValues,
  type OpenItem,
  type ReadInteraction,
} from './open-item.ts';
import type { ResponseDeclaration } from './response.ts';

type Side = { id: string; text: string };

export function readMatch(
  open: OpenItem,
  interaction: MarkupElement,
  notes: Notes,
): ReadInteraction {
  const response = responseOf(open, interaction);
  const [first = [], second = []] = childrenOf(interaction, 'simpleMatchSet').map((set) =>
    childrenOf(set, 'simpleAssociableChoice').map((choice) => sideOf(choice, notes)),
  );
  const values = rightValues(response);
  if (values.length === 0) throw new LeftOut('It does not say what belongs together.');
  checkKey(open, response, values, notes);
  noteParts(open, response, values, notes);
  const pairs = values.map(toPair);
  const forward = pairUp(first, second, pairs);
  const backward =
    forward ??
    pairUp(
      second,
      first,
      pairs.map(([a, b]) => [b, a]),
    );
  if (!backward) throw new LeftOut('One of its things belongs to several others, or to none.');
  return { stem: open.body.text, explanation: '', asks: { as: 'pairs', ...backward } };
}

/** Null where a left side has no right one, or two. */
function pairUp(
  lefts: readonly Side[],
  rights: readonly Side[],
  pairs: readonly [string, string][],
) {
  const found = lefts.map(({ id, text }) => {
    const own = pairs.filter(([left]) => left === id);
    const right = own.length === 1 ? rights.find((side) => side.id === own[0]?.[1]) : undefined;
    return right ? { left: text, right: right.text } : null;
  });
  const whole = found.filter((pair) => pair !== null);
  if (whole.length < lefts.length || lefts.length === 0) return null;
  const used = new Set(pairs.map(([, right]) => right));
  return { pairs: whole, spare: rights.filter(({ id }) => !used.has(id)).map(({ text }) => text) };
}

export function readGapMatch(
  open: OpenItem,
  interaction: MarkupElement,
  notes: Notes,
): ReadInteraction {
  const response = responseOf(open, interaction);
  if (findAll(interaction, 'gapImg').length > 0) {
    throw new LeftOut('Its words are pictures, which is no kind of question here.');
  }
  const words = findAll(interaction, 'gapText').map((word) => sideOf(word, notes));
  const values = rightValues(response);
  if (values.length === 0) throw new LeftOut('It does not say which word belongs where.');
  checkKey(open, response, values, notes);
  noteParts(open, response, values, notes);
  const pairs = values.map(toPair);
  const gaps = findAll(interaction, 'gap').map(({ attributes }) => {
    const own = pairs.filter(([, gap]) => gap === attributes.identifier);
    return own.flatMap(([word]) => words.find(({ id }) => id === word)?.text ?? []);
  });
  return {
    stem: placeGaps(open.body.text),
    explanation: '',
    asks: {
      as: 'gaps',
      ...{ gaps, bank: words.map(({ text }) => text) },
      ...{ matchCase: false, matchAccents: true, allowTypo: false },
    },
  };
}

export function readOrder(
  open: OpenItem,
  interaction: MarkupElement,
  notes: Notes,
): ReadInteraction {
  const response = responseOf(open, interaction);
  const choices = childrenOf(interaction, 'simpleChoice').map((choice) => sideOf(choice, notes));
  const { correct } = response;
  if (new Set(correct).size !== choices.length || correct.length !== choices.length) {
    throw new LeftOut('Its right order does not have each of its things once.');
  }
  const things = correct.map((id) => choices.find((choice) => choice.id === id)?.text ?? '');
  checkKey(open, response, correct, notes);
  return {
    stem: open.body.text,
    explanation: '',
    asks: { as: 'sequence', things, scoring: scoringOf(open, response.id, correct, notes) },
  };
}

/** Asks the item's own rules whether an order gets points in which two neighbours have changed places. */
function scoringOf({ scorer }: OpenItem, id: string, correct: string[], notes: Notes): Scoring {
  const getsPoints = correct.slice(1).some((second, at) => {
    const turned = correct.with(at, second).with(at + 1, correct[at] ?? '');
    return (scorer.score(new Map([[id, turned]])) ?? 0) > 0;
  });
  if (!getsPoints) return 'all-or-nothing';
  notes.change('What counts here is how many things follow each other rightly.');
  return 'partial';
}

/** Names it where the parts count otherwise in the file than here. */
function noteParts(
  { scorer }: OpenItem,
  { id, mapping }: ResponseDeclaration,
  values: readonly string[],
  notes: Notes,
): void {
  if (scorer.by === 'key') {
    notes.change('Each of its parts counts here, and all of them in the file.');
    return;
  }
  const score = (some: readonly string[]) => scorer.score(new Map([[id, some]])) ?? 0;
  const whole = score(values);
  const worth = values.map((value) => whole - score(values.filter((other) => other !== value)));
  if (Math.max(...worth) - Math.min(...worth) > 1e-6) {
    notes.change('Each of its parts counts the same here.');
  }
  if (mapping && mapping.otherwise < 0) {
    notes.change('A part that is wrong costs no points here.');
  }
}

function sideOf(choice: MarkupElement, notes: Notes): Side {
  const text = choiceText(choice, notes).replaceAll(GAP_MARK, '');
  return { id: choice.attributes.identifier ?? '', text };
}

function toPair(value: string): [string, string] {
  const [first = '', second = ''] = value.trim().split(/\s+/);
  return [first, second];
}
