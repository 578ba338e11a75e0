import { childOf, childrenOf, findAll, textOf } from '../../markup/find-elements.ts';
import type { MarkupElement } from '../../markup/parse-markup.ts';

/** What was answered to each response of an item. */
export type Given = ReadonlyMap<string, readonly string[]>;

/** A condition that is not known. */
class UnknownCondition extends Error {}

/** The points that an item's own conditions give; null where one of them is not known. */
export function scoreOne(item: MarkupElement, given: Given): number | null {
  const points = new Map<string, number>();
  const processing = childOf(item, 'resprocessing');
  for (const { attributes } of childrenOf(childOf(processing, 'outcomes'), 'decvar')) {
    points.set(attributes.varname ?? 'SCORE', Number(attributes.defaultval) || 0);
  }
  try {
    for (const condition of childrenOf(processing, 'respcondition')) {
      if (!holdsAll(childOf(condition, 'conditionvar'), given)) continue;
      childrenOf(condition, 'setvar').forEach((setting) => setPoints(setting, points));
      if (ends(condition)) break;
    }
  } catch (error) {
    if (error instanceof UnknownCondition) return null;
    throw error;
  }
  return points.get(scoreName(processing)) ?? 0;
}

/** Programs that add points leave out that further conditions are looked at. */
function ends(condition: MarkupElement): boolean {
  const { continue: further } = condition.attributes;
  if (further !== undefined) return /^no$/i.test(further);
  return childrenOf(condition, 'setvar').some(
    ({ attributes }) => !/^(?:add|subtract)$/i.test(attributes.action ?? 'Set'),
  );
}

/** The variable that conditions set, whatever it is called. */
function scoreName(processing: MarkupElement | undefined): string {
  const names = findAll(processing, 'setvar').filter(countsRight).map(variableOf);
  return names.find((name) => /^score$/i.test(name)) ?? names[0] ?? 'SCORE';
}

function variableOf({ attributes }: MarkupElement): string {
  return attributes.varname ?? attributes.variablename ?? 'SCORE';
}

/** Brightspace counts what is wrong as well. */
function countsRight(setting: MarkupElement): boolean {
  return !/incorrect/i.test(variableOf(setting));
}

/** Blackboard writes "SCORE.max" for the whole point. */
export function pointsIn(setting: MarkupElement): number {
  const text = textOf(setting);
  return /^\w+\.max$/i.test(text) ? 1 : Number(text) || 0;
}

function setPoints(setting: MarkupElement, points: Map<string, number>): void {
  const { action = 'Set' } = setting.attributes;
  const varname = variableOf(setting);
  const by = pointsIn(setting);
  const before = points.get(varname) ?? 0;
  switch (action.toLowerCase()) {
    case 'add':
      points.set(varname, before + by);
      break;
    case 'subtract':
      points.set(varname, before - by);
      break;
    case 'multiply':
      points.set(varname, before * by);
      break;
    default:
      points.set(varname, by);
  }
}

function holdsAll(group: MarkupElement | undefined, given: Given): boolean {
  return childrenOf(group).every((condition) => holds(condition, given));
}

function holds(condition: MarkupElement, given: Given): boolean {
  const { respident = '', case: cased } = condition.attributes;
  const answers = given.get(respident) ?? [];
  const wanted = textOf(condition);
  const isLoose = /^no$/i.test(cased ?? '');
  const isSame = (answer: string) =>
    answer === wanted || (isLoose && answer.toLowerCase() === wanted.toLowerCase());
  const compares = (test: (answer: number, limit: number) => boolean) =>
    answers.some((answer) => test(Number(answer), Number(wanted)));
  switch (condition.name) {
    case 'and':
      return holdsAll(condition, given);
    case 'or':
      return childrenOf(condition).some((one) => holds(one, given));
    case 'not':
      return !holdsAll(condition, given);
    case 'other':
      return true;
    case 'unanswered':
      return answers.length === 0;
    case 'varequal':
      return answers.some(isSame);
    case 'varsubstring':
      return answers.some((answer) => answer.toLowerCase().includes(wanted.toLowerCase()));
    case 'varlt':
      return compares((answer, limit) => answer < limit);
    case 'varlte':
      return compares((answer, limit) => answer <= limit);
    case 'vargt':
      return compares((answer, limit) => answer > limit);
    case 'vargte':
      return compares((answer, limit) => answer >= limit);
    default:
      throw new UnknownCondition(condition.name);
  }
}

/** A value that gets points by itself or together with others, in the order of the file. */
export type Wanted = { respident: string; value: string; isLoose: boolean; points: number };

/** The values that conditions which give points ask for. */
export function wantedOf(item: MarkupElement): Wanted[] {
  return findAll(childOf(item, 'resprocessing'), 'respcondition').flatMap((condition) => {
    const points = childrenOf(condition, 'setvar')
      .filter(countsRight)
      .reduce(
        (sum, setting) =>
          sum + (/^subtract$/i.test(setting.attributes.action ?? '') ? -1 : 1) * pointsIn(setting),
        0,
      );
    if (points <= 0) return [];
    return unnegated(childOf(condition, 'conditionvar')).map(({ name, attributes, ...rest }) => ({
      respident: attributes.respident ?? '',
      value: textOf({ name, attributes, ...rest }),
      isLoose: /^no$/i.test(attributes.case ?? '') || name === 'varsubstring',
      points,
    }));
  });
}

function unnegated(group: MarkupElement | undefined): MarkupElement[] {
  return childrenOf(group).flatMap((condition) => {
    if (condition.name === 'varequal' || condition.name === 'varsubstring') return [condition];
    return condition.name === 'and' || condition.name === 'or' ? unnegated(condition) : [];
  });
}

/** The conditions that give points. */
export function givingConditions(item: MarkupElement): MarkupElement[] {
  return findAll(childOf(item, 'resprocessing'), 'respcondition').filter((condition) =>
    childrenOf(condition, 'setvar').some(
      (setting) => countsRight(setting) && pointsIn(setting) > 0,
    ),
  );
}

/** The least and the greatest number that is right; null where there are no such limits. */
export function limitsOf(item: MarkupElement): { from: number; to: number } | null {
  const [processing] = givingConditions(item);
  const limit = (...names: string[]) => {
    const found = names.flatMap((name) => findAll(processing, name))[0];
    const value = found ? Number(textOf(found)) : Number.NaN;
    return Number.isNaN(value) ? null : value;
  };
  const [from, to] = [limit('vargte', 'vargt'), limit('varlte', 'varlt')];
  return from === null || to === null || from > to ? null : { from, to };
}
