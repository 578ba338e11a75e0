import { LeftOut, type Asks } from '../../items/found-question.ts';
import type { Notes } from '../../items/notes.ts';
import { halfOf, middleOf, numberOf } from '../../items/number-of.ts';
import { childrenOf, findAll } from '../../markup/find-elements.ts';
import { GAP_MARK, placeGaps } from '../../markup/gap-mark.ts';
import type { MarkupElement } from '../../markup/parse-markup.ts';
import { asStatement, weighSeveral, weighSingle } from '../weigh-options.ts';
import { askGroups, askPlaces, isOrdered } from './ask-groups.ts';
import type { Presentation, Response } from './presentation.ts';
import { givingConditions, limitsOf, scoreOne, wantedOf, type Wanted } from './score-one.ts';

export type OneItem = Presentation & { item: MarkupElement; type: string };

type Asked = { stem: string; asks: Asks };

const NO_KIND: [pattern: RegExp, sentence: string][] = [
  [/essay/, 'It asks for an essay, which is no kind of question here.'],
  [/file_upload/, 'It asks for a file, which is no kind of question here.'],
  [/text_only/, 'It asks nothing: it is a text.'],
  [/calculated/, 'Its numbers are made anew for each student.'],
  [/hot_?spot/, 'It is answered in a picture, which is no kind of question here.'],
];

/** What a program calls the type of an item; '' where it names none. */
export function typeOf(metadata: ReadonlyMap<string, string>): string {
  const names = [
    'question_type',
    'cc_profile',
    'qmd_questiontype',
    'qmd_itemtype',
    'bbmd_questiontype',
  ];
  return (
    names
      .map((name) => metadata.get(name) ?? '')
      .find((type) => type !== '')
      ?.toLowerCase() ?? ''
  );
}

export function askOne(one: OneItem, notes: Notes): Asked {
  const refused = NO_KIND.find(([pattern]) => pattern.test(one.type));
  if (refused) throw new LeftOut(refused[1]);
  const { responses } = one;
  const [first] = responses;
  if (!first) throw new LeftOut('It asks nothing.');
  const names = new Set(responses.map(({ element }) => element.name));
  if (names.has('response_xy'))
    throw new LeftOut('It is answered in a picture, which is no kind of question here.');
  if ([...names].every((name) => name === 'response_str' || name === 'response_num')) {
    return askFields(one, notes);
  }
  if (names.size > 1) throw new LeftOut('It asks several questions at once.');
  if (names.has('response_grp')) {
    if (responses.length > 1) return askPairs(one);
    const asks = isOrdered(first) ? askPlaces(one.item, first) : askGroups(one.item, first);
    return { stem: one.text, asks };
  }
  if (responses.length === 1 && isOrdered(first)) return askSequence(one, first);
  if (responses.length === 1 && !/blanks|dropdown/.test(one.type))
    return askOptions(one, first, notes);
  const hasMarks = responses.some(({ text }) => text !== '' && one.text.includes(`[${text}]`));
  return hasMarks || /blanks|dropdown/.test(one.type) ? askBlanks(one, notes) : askPairs(one);
}

function askOptions({ item, text, type }: OneItem, response: Response, notes: Notes): Asked {
  const { id, element, labels } = response;
  const wanted = wantedOf(item).filter(({ respident }) => respident === id);
  const scored = {
    ids: labels.map((label) => label.id),
    named: [...new Set(wanted.map(({ value }) => value))].filter((value) =>
      labels.some((label) => label.id === value),
    ),
    isAllByKey: false,
    score: (ids: readonly string[]) => scoreOne(item, new Map([[id, ids]])),
  };
  // Brightspace calls each response multiple.
  const isOne = /multiple.choice|true.false/.test(type) && scored.named.length === 1;
  // Blackboard calls one single of which several are right.
  const areSeveral = /multiple.answer/.test(type) && scored.named.length > 1;
  const single =
    isOne || (!areSeveral && !/multiple/i.test(element.attributes.rcardinality ?? 'Single'));
  const { shares, scoring } = single ? weighSingle(scored, notes) : weighSeveral(scored, notes);
  const options = labels.map((label, at) => ({ text: label.text, share: shares[at] ?? 0 }));
  const statement = single && !/multiple_choice/.test(type) ? asStatement(options) : null;
  if (statement !== null) {
    return { stem: text, asks: { as: 'statement', isTrue: statement, correction: '' } };
  }
  return { stem: text, asks: { as: 'options', options, single, scoring } };
}

/** Each response is a left side, and all of them have the same labels. */
function askPairs({ item, text, responses }: OneItem): Asked {
  const wanted = wantedOf(item);
  const used = new Set<string>();
  const pairs = responses.map((response) => {
    const values = new Set(
      wanted.filter(({ respident }) => respident === response.id).map(({ value }) => value),
    );
    const right = response.labels.find(({ id }) => values.has(id));
    if (!right || values.size > 1) throw new LeftOut('It does not say what belongs together.');
    used.add(right.text);
    return { left: response.text, right: right.text };
  });
  const all = new Set(responses.flatMap(({ labels }) => labels.map((label) => label.text)));
  const spare = [...all].filter((right) => !used.has(right));
  return { stem: text, asks: { as: 'pairs', pairs, spare } };
}

/** The right labels of a condition stand in their order. */
function askSequence({ item, text }: OneItem, { id, labels }: Response): Asked {
  const wanted = wantedOf(item).filter(({ respident }) => respident === id);
  const order = [...new Set(wanted.map(({ value }) => value))];
  const things = order.flatMap((value) => labels.find((label) => label.id === value)?.text ?? []);
  if (things.length !== labels.length) {
    throw new LeftOut('Its right order does not have each of its things once.');
  }
  return { stem: text, asks: { as: 'sequence', things, scoring: 'all-or-nothing' } };
}

/** "[name]" in the text is a gap: typed where every label is right, else chosen. */
function askBlanks({ item, text, responses, type }: OneItem, notes: Notes): Asked {
  const wanted = wantedOf(item);
  const inOrder = responses.toSorted((a, b) => placeOf(text, a) - placeOf(text, b));
  const hasBank = inOrder.every((response) => isChosen(response, type));
  const gaps = inOrder.map((response) => rightWords(response, wanted, type));
  const marked = inOrder.reduce((all, response) => {
    const name = `[${nameIn(all, response)}]`;
    return all.replace(name, () => GAP_MARK);
  }, text);
  if (marked.split(GAP_MARK).length - 1 !== gaps.length) {
    throw new LeftOut('Its text does not show the place of each of its gaps.');
  }
  if (hasBank) notes.change('The choices of each gap became one bank of words.');
  else if (inOrder.some((response) => isChosen(response, type))) {
    notes.change('Gaps with choices are typed here.');
  }
  return {
    stem: placeGaps(marked),
    asks: {
      as: 'gaps',
      gaps,
      bank: hasBank ? inOrder.flatMap(({ labels }) => labels.map((label) => label.text)) : null,
      ...{ matchCase: false, matchAccents: true, allowTypo: false },
    },
  };
}

function isChosen({ element }: Response, type: string): boolean {
  if (/dropdown/.test(type)) return true;
  return findAll(element, 'response_label').some(({ attributes }) =>
    /dropdown|wordbank/i.test(attributes.answer_type ?? ''),
  );
}

/** What a gap is called in the text: what the file calls the response, or what stands beside it. */
function nameIn(text: string, { id, text: beside }: Response): string {
  const name = id.replace(/^response_/, '');
  return text.includes(`[${name}]`) ? name : beside;
}

function placeOf(text: string, response: Response): number {
  const name = nameIn(text, response);
  return name === '' ? -1 : text.indexOf(`[${name}]`);
}

/** Of a typed gap, each label is right, and a condition has only the first. */
function rightWords(response: Response, wanted: readonly Wanted[], type: string): string[] {
  const { id, labels } = response;
  const values = wanted.filter(({ respident }) => respident === id).map(({ value }) => value);
  const words = values.map((value) => labels.find((label) => label.id === value)?.text ?? value);
  if (words.length === 0) throw new LeftOut('One of its gaps has no right word.');
  return isChosen(response, type) ? words : [...words, ...labels.map(({ text }) => text)];
}

function askFields(one: OneItem, notes: Notes): Asked {
  const { item, text, responses, type } = one;
  const [first] = responses;
  const wanted = wantedOf(item);
  const isNumber =
    /numer/.test(type) ||
    first?.element.name === 'response_num' ||
    findAll(first?.element, 'render_fib').some(({ attributes }) =>
      /integer|decimal|scientific/i.test(attributes.fibtype ?? ''),
    );
  const stem = responses.length === 1 ? withoutLastMark(text) : text;
  if (responses.length === 1 && isNumber)
    return { stem: placeGaps(stem), asks: askNumber(item, wanted, notes) };
  if (wanted.length === 0) {
    throw new LeftOut('It has no right answer: it asks for an essay, or its teacher marks it.');
  }
  const boxes = Number(findAll(first?.element, 'render_fib')[0]?.attributes.input_boxes);
  if (boxes > 1) {
    notes.doubt(`The file asks for ${boxes} of these answers; here one of them is enough.`);
  }
  if (findAll(item, 'varsubstring').length > 0) {
    notes.change('An answer is right in the file when it has the right words in it.');
  }
  const gaps = responses.map(({ id, labels }) => {
    const ids = [id, ...labels.map((label) => label.id)];
    const own = wanted.filter(({ respident }) => ids.includes(respident));
    const most = Math.max(0, ...own.map(({ points }) => points));
    if (own.some(({ points }) => points < most)) {
      notes.change('An answer that was partly right waits for the teacher here.');
    }
    return own.filter(({ points }) => points === most).map(({ value }) => value);
  });
  // Fields take capitals as they come unless the file says otherwise, as Canvas does.
  const matchCase = childrenOf(item, 'resprocessing').length > 0 && isCased(item);
  if (responses.length === 1 && !stem.includes(GAP_MARK)) {
    return { stem, asks: { as: 'words', accepted: gaps[0] ?? [], matchCase } };
  }
  const rules = { matchCase, matchAccents: true, allowTypo: false };
  return { stem: placeGaps(text), asks: { as: 'gaps', gaps, bank: null, ...rules } };
}

function isCased(item: MarkupElement): boolean {
  return findAll(item, 'varequal').some(({ attributes }) => /^yes$/i.test(attributes.case ?? ''));
}

/** A field behind a text is no gap in it. */
function withoutLastMark(text: string): string {
  return text.trimEnd().endsWith(GAP_MARK) ? text.trimEnd().slice(0, -1).trimEnd() : text;
}

function askNumber(item: MarkupElement, wanted: readonly Wanted[], notes: Notes): Asks {
  if (givingConditions(item).length > 1) {
    notes.doubt('The file takes other numbers as right as well.');
  }
  const limits = limitsOf(item);
  const named = wanted.map(({ value }) => Number(value.replace(',', '.') || Number.NaN))[0];
  if (!limits) return numberOf(named ?? Number.NaN, { type: 'absolute', by: 0 });
  const { from, to } = limits;
  const middle = middleOf(from, to);
  const value = named !== undefined && named >= from && named <= to ? named : middle;
  const isMiddle = named !== undefined && Math.abs(value - middle) <= 1e-9 * Math.abs(to - from);
  return numberOf(
    value,
    isMiddle ? { type: 'absolute', by: halfOf(from, to) } : { type: 'range', from, to },
  );
}
