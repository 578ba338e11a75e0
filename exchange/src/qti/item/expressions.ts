import { childrenOf, textOf } from '../../markup/find-elements.ts';
import type { MarkupElement } from '../../markup/parse-markup.ts';
import { mapValues, type ResponseDeclaration } from './response.ts';

/** A rule that is not known. Whoever asks for the points reads the key by itself. */
export class UnknownRule extends Error {}

/** Values are kept as they are written; an empty list is no value. */
export type Value = { list: readonly string[]; isOrdered: boolean };

export type Scope = {
  declarations: ReadonlyMap<string, ResponseDeclaration>;
  responses: ReadonlyMap<string, readonly string[]>;
  outcomes: Map<string, Value>;
};

export const NOTHING: Value = { list: [], isOrdered: false };

function single(value: string | number | boolean): Value {
  return { list: [String(value)], isOrdered: false };
}

type Rule = (values: Value[], element: MarkupElement, scope: Scope) => Value;

const RULES: Record<string, Rule> = {
  baseValue: (_, element) => single(textOf(element)),
  null: () => NOTHING,
  variable: (_, { attributes }, scope) => variableOf(attributes.identifier ?? '', scope),
  correct: (_, { attributes }, scope) => correctOf(attributes.identifier ?? '', scope),
  mapResponse: (_, { attributes }, { declarations, responses }) => {
    const id = attributes.identifier ?? '';
    const mapping = declarations.get(id)?.mapping;
    if (!mapping) throw new UnknownRule(id);
    const given = responses.get(id) ?? [];
    return single(mapValues(mapping, given));
  },
  isNull: ([value]) => single((value?.list.length ?? 0) === 0),
  not: ([value]) => single(!isTrue(value)),
  and: (values) => single(values.every(isTrue)),
  or: (values) => single(values.some(isTrue)),
  match: ([a, b]) => single(isSame(a, b, (one) => one)),
  equal: ([a, b], { attributes }) => single(isNear(a, b, attributes)),
  equalRounded: ([a, b], { attributes }) =>
    single(round(toNumber(a), attributes.figures) === round(toNumber(b), attributes.figures)),
  stringMatch: ([a, b], { attributes }) =>
    single(isSame(a, b, (one) => (attributes.caseSensitive === 'false' ? one.toLowerCase() : one))),
  substring: ([a, b], { attributes }) => {
    const toCased = (value?: Value) =>
      attributes.caseSensitive === 'false'
        ? (value?.list[0] ?? '').toLowerCase()
        : (value?.list[0] ?? '');
    return single(toCased(b).includes(toCased(a)));
  },
  member: ([one, many]) =>
    single(many?.list.some((value) => isEqual(value, one?.list[0] ?? '')) ?? false),
  contains: ([many, few]) => single((few?.list ?? []).every((value) => many?.list.includes(value))),
  multiple: (values) => ({ list: values.flatMap(({ list }) => list), isOrdered: false }),
  ordered: (values) => ({ list: values.flatMap(({ list }) => list), isOrdered: true }),
  containerSize: ([value]) => single(value?.list.length ?? 0),
  sum: (values) => single(numbersOf(values).reduce((all, one) => all + one, 0)),
  product: (values) => single(numbersOf(values).reduce((all, one) => all * one, 1)),
  subtract: ([a, b]) => single(toNumber(a) - toNumber(b)),
  divide: ([a, b]) => single(toNumber(a) / toNumber(b)),
  min: (values) => single(Math.min(...numbersOf(values))),
  max: (values) => single(Math.max(...numbersOf(values))),
  round: ([value]) => single(Math.round(toNumber(value))),
  gt: ([a, b]) => single(toNumber(a) > toNumber(b)),
  gte: ([a, b]) => single(toNumber(a) >= toNumber(b)),
  lt: ([a, b]) => single(toNumber(a) < toNumber(b)),
  lte: ([a, b]) => single(toNumber(a) <= toNumber(b)),
  integerToFloat: ([value = NOTHING]) => value,
  isCorrect: (_, { attributes: { identifier = '' } }, scope) =>
    single(isSame(variableOf(identifier, scope), correctOf(identifier, scope), (one) => one)),
};

/** Works out an expression of QTI. Throws UnknownRule. */
export function evaluate(element: MarkupElement, scope: Scope): Value {
  const rule = Object.hasOwn(RULES, element.name) ? RULES[element.name] : undefined;
  if (!rule) throw new UnknownRule(element.name);
  const values =
    element.name === 'baseValue' ? [] : childrenOf(element).map((child) => evaluate(child, scope));
  return rule(values, element, scope);
}

export function isTrue(value: Value | undefined): boolean {
  return value?.list[0] === 'true';
}

export function toNumber(value: Value | undefined): number {
  return Number(value?.list[0] ?? Number.NaN);
}

function correctOf(id: string, { declarations }: Scope): Value {
  const declared = declarations.get(id);
  return { list: declared?.correct ?? [], isOrdered: declared?.cardinality === 'ordered' };
}

function variableOf(id: string, { declarations, responses, outcomes }: Scope): Value {
  const outcome = outcomes.get(id);
  if (outcome) return outcome;
  const list = responses.get(id) ?? [];
  return { list, isOrdered: declarations.get(id)?.cardinality === 'ordered' };
}

function isSame(
  a: Value = NOTHING,
  b: Value = NOTHING,
  toCompared: (one: string) => string,
): boolean {
  if (a.list.length === 0 || a.list.length !== b.list.length) return false;
  const inOrder = ({ list }: Value) => {
    const compared = list.map(toCompared);
    return a.isOrdered || b.isOrdered ? compared : compared.toSorted();
  };
  const others = inOrder(b);
  return inOrder(a).every((value, at) => isEqual(value, others[at] ?? ''));
}

function isEqual(a: string, b: string): boolean {
  return a === b || (a.trim() !== '' && b.trim() !== '' && Number(a) === Number(b));
}

function isNear(
  a: Value | undefined,
  b: Value | undefined,
  attributes: Record<string, string>,
): boolean {
  const [first, second] = [toNumber(a), toNumber(b)];
  const [below = 0, above = below] = (attributes.tolerance ?? '').trim().split(/\s+/).map(Number);
  const part = attributes.toleranceMode === 'relative' ? Math.abs(first) / 100 : 1;
  if (attributes.toleranceMode === undefined || attributes.toleranceMode === 'exact') {
    return first === second;
  }
  return second >= first - below * part - 1e-9 && second <= first + above * part + 1e-9;
}

function round(value: number, figures = '0'): number {
  const places = Math.min(15, Math.max(0, Number(figures) || 0));
  return Math.round(value * 10 ** places);
}

function numbersOf(values: readonly Value[]): number[] {
  return values.flatMap(({ list }) => list.map(Number));
}
