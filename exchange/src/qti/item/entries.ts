import { LeftOut, type Asks } from '../../items/found-question.ts';
import type { Notes } from '../../items/notes.ts';
import { numberOf } from '../../items/number-of.ts';
import { childOf, findAll, textOf } from '../../markup/find-elements.ts';
import { GAP_MARK, placeGaps } from '../../markup/gap-mark.ts';
import type { MarkupElement } from '../../markup/parse-markup.ts';
import { choiceText } from './item-body.ts';
import { rangeOf } from './number-rules.ts';
import { responseOf, type OpenItem, type ReadInteraction } from './open-item.ts';
import type { ResponseDeclaration } from './response.ts';

/** The field for a unit, as we write it. */
export const UNIT = 'UNIT';

type Entry = { response: ResponseDeclaration; choices: { id: string; text: string }[] | null };

/** Fields and menus in a text: a number, a short answer, or gaps. */
export function readEntries(open: OpenItem, notes: Notes): ReadInteraction {
  const entries = open.body.interactions.map((interaction) => ({
    response: responseOf(open, interaction),
    choices: interaction.name === 'inlineChoiceInteraction' ? choicesOf(interaction, notes) : null,
  }));
  const [first, second] = entries;
  if (!first) throw new LeftOut('It asks nothing.');
  const isAlone = entries.length === 1;
  const asksUnit = entries.length === 2 && second?.response.id === UNIT;
  if ((isAlone || asksUnit) && first.choices === null && isNumeric(first.response)) {
    const units = asksUnit && second ? wordsOf(second, open, notes).words : [];
    const number = readNumber(open, first.response, notes);
    return {
      stem: withoutOwnLine(open.body.text),
      explanation: '',
      asks: { ...number, unit: asksUnit ? null : open.body.unit, asksUnit, units },
    };
  }
  const read = entries.map((entry) => wordsOf(entry, open, notes));
  const isOwnLine = isAlone && withoutOwnLine(open.body.text) !== placeGaps(open.body.text);
  const matchCase = read.every((entry) => entry.matchCase);
  if (isOwnLine && first.choices === null) {
    const accepted = read.flatMap(({ words }) => words);
    return {
      stem: withoutOwnLine(open.body.text),
      explanation: '',
      asks: { as: 'words', accepted, matchCase },
    };
  }
  noteGaps(open, entries, read, notes);
  return { stem: placeGaps(open.body.text), explanation: '', asks: asGaps(entries, read, notes) };
}

/** Names what several gaps lose that had capitals or points of their own. */
function noteGaps(
  { scorer }: OpenItem,
  entries: readonly Entry[],
  read: readonly Words[],
  notes: Notes,
): void {
  const cased = read.flatMap(({ matchCase }, at) => (entries[at]?.choices ? [] : [matchCase]));
  if (cased.includes(true) && cased.includes(false)) {
    notes.change('Capitals make no difference in any of its gaps.');
  }
  if (scorer.by === 'key') return;
  const right = entries.map(({ response }, at) => [response.id, [read[at]?.right ?? '']] as const);
  const whole = scorer.score(new Map(right)) ?? 0;
  const worth = right.map(
    ([id]) => whole - (scorer.score(new Map(right.filter(([other]) => other !== id))) ?? 0),
  );
  if (Math.max(...worth) - Math.min(...worth) > 0.02 * whole) {
    notes.change('Each gap counts the same here.');
  }
}

function asGaps(entries: readonly Entry[], read: readonly Words[], notes: Notes): Asks {
  const choices = entries.flatMap((entry) => entry.choices ?? []);
  const [first] = entries;
  if (entries.length === 1 && first?.choices) {
    const { words = [] } = read[0] ?? {};
    const options = first.choices.map(({ text }) => ({
      text,
      share: words.includes(text) ? 1 : 0,
    }));
    return { as: 'options', options, single: true, scoring: 'all-or-nothing' };
  }
  const hasBank = entries.every((entry) => entry.choices !== null);
  if (hasBank) notes.change('The choices of each gap became one bank of words.');
  else if (choices.length > 0) notes.change('Gaps with choices are typed here.');
  return {
    as: 'gaps',
    gaps: read.map(({ words }) => words),
    bank: hasBank ? choices.map(({ text }) => text) : null,
    matchCase: !hasBank && read.every((entry) => entry.matchCase),
    matchAccents: true,
    allowTypo: false,
  };
}

/** `right` is a value that gets all of the points. */
type Words = { words: string[]; matchCase: boolean; right: string };

function wordsOf({ response, choices }: Entry, open: OpenItem, notes: Notes): Words {
  const entries = response.mapping?.entries ?? [];
  const most = Math.max(0, ...entries.map(({ value }) => value));
  const best = entries.filter(({ value }) => value > 0 && value >= most - 0.001);
  if (entries.some(({ value }) => value > 0 && value < most - 0.001)) {
    notes.change('An answer that was partly right is wrong here.');
  }
  // A key is an example where a mapping gives the points.
  const isMapped = best.length > 0 && open.scorer.by !== 'key';
  const named = isMapped ? best.map(({ key }) => key) : response.correct;
  const compared = comparedWith(open, response);
  const values = [...new Set([...named, ...compared.map(({ value }) => value)])];
  if (values.length === 0) throw new LeftOut('It does not say what is right.');
  const words = choices
    ? values.map((id) => choices.find((choice) => choice.id === id)?.text ?? '')
    : values;
  const isLoose = best.some((one) => !one.caseSensitive) || compared.some((one) => one.isLoose);
  return { words, matchCase: !isLoose, right: values[0] ?? '' };
}

/** What an item's own rules compare a field with, as far as it gets all of the points. */
function comparedWith({ item, responses, scorer }: OpenItem, { id, correct }: ResponseDeclaration) {
  const rules = findAll(childOf(item, 'responseProcessing'), 'match', 'stringMatch').filter(
    (rule) => findAll(rule, 'variable').some(({ attributes }) => attributes.identifier === id),
  );
  const right = new Map([...responses].map(([other, response]) => [other, response.correct]));
  const score = (value: readonly string[]) => scorer.score(new Map([...right, [id, value]]));
  const whole = score(correct);
  const found = rules.flatMap((rule) => {
    const isLoose = rule.name === 'stringMatch' && rule.attributes.caseSensitive === 'false';
    return findAll(rule, 'baseValue').map((base) => ({ value: textOf(base), isLoose }));
  });
  const isWhole = ({ value }: { value: string }) =>
    whole === null || whole <= 0 ? (score([value]) ?? 0) > 0 : (score([value]) ?? 0) >= whole;
  const loose = rules.some(
    (rule) => rule.name === 'stringMatch' && rule.attributes.caseSensitive === 'false',
  );
  return [
    ...found.filter(isWhole),
    ...(loose ? correct.map((value) => ({ value, isLoose: true })) : []),
  ];
}

function readNumber({ item, scorer }: OpenItem, response: ResponseDeclaration, notes: Notes) {
  const range = rangeOf(item, response.id);
  const best = response.mapping?.entries.toSorted((a, b) => b.value - a.value)[0];
  const value = Number(response.correct[0] ?? best?.key ?? range?.value ?? Number.NaN);
  if (range) return numberOf(value, range.toTolerance(value));
  if (scorer.by === 'rules' && scorer.score(new Map([[response.id, [String(value)]]])) === null) {
    notes.doubt('Its own rules could not be read; here it is right without any tolerance.');
  }
  return numberOf(value, { type: 'absolute', by: 0 });
}

function choicesOf(interaction: MarkupElement, notes: Notes): { id: string; text: string }[] {
  return findAll(interaction, 'inlineChoice').map((choice) => ({
    id: choice.attributes.identifier ?? '',
    text: choiceText(choice, notes),
  }));
}

function isNumeric({ baseType }: ResponseDeclaration): boolean {
  return baseType === 'float' || baseType === 'integer';
}

/** A field in a line of its own is no gap of the text. */
function withoutOwnLine(text: string): string {
  const lines = text
    .split('\n')
    .filter((line) => line.replaceAll(GAP_MARK, '').trim() !== '' || line === '');
  return placeGaps(lines.join('\n').trim());
}
