import type { Tolerance } from '@study-assistant/contract/questions/key-schemas';
import { middleOf } from '../../items/number-of.ts';
import { childOf, findAll, textOf } from '../../markup/find-elements.ts';
import type { MarkupElement } from '../../markup/parse-markup.ts';

export type Range = { value: number | null; toTolerance: (value: number) => Tolerance };

/** How near a number must come by an item's own rules; null where they say nothing of it. */
export function rangeOf(item: MarkupElement, id: string): Range | null {
  const processing = childOf(item, 'responseProcessing');
  return byEqual(processing, id) ?? byRounding(processing, id) ?? byLimits(processing, id);
}

function byEqual(processing: MarkupElement | undefined, id: string): Range | null {
  const rule = rulesOf(processing, 'equal', id)[0];
  if (!rule) return null;
  const [below = 0, above = below] = (rule.attributes.tolerance ?? '0')
    .trim()
    .split(/\s+/)
    .map(Number);
  const mode = rule.attributes.toleranceMode ?? 'exact';
  const isPercent = mode === 'relative';
  const toTolerance = (value: number): Tolerance => {
    if (mode === 'exact') return { type: 'absolute', by: 0 };
    if (below === above) return { type: isPercent ? 'percent' : 'absolute', by: below };
    const part = isPercent ? Math.abs(value) / 100 : 1;
    return { type: 'range', from: value - below * part, to: value + above * part };
  };
  return { value: baseValueOf(rule), toTolerance };
}

function byRounding(processing: MarkupElement | undefined, id: string): Range | null {
  const rule = rulesOf(processing, 'equalRounded', id)[0];
  if (!rule || rule.attributes.roundingMode === 'significantFigures') return null;
  const by = 0.5 / 10 ** Math.min(12, Math.max(0, Number(rule.attributes.figures) || 0));
  return { value: baseValueOf(rule), toTolerance: () => ({ type: 'absolute', by }) };
}

function byLimits(processing: MarkupElement | undefined, id: string): Range | null {
  const limit = (...names: string[]) =>
    names.flatMap((name) => rulesOf(processing, name, id).map(baseValueOf))[0] ?? null;
  const [from, to] = [limit('gte', 'gt'), limit('lte', 'lt')];
  if (from === null || to === null || from > to) return null;
  return { value: middleOf(from, to), toTolerance: () => ({ type: 'range', from, to }) };
}

/** The rules of a name, at any depth, that look at an answer. */
function rulesOf(element: MarkupElement | undefined, name: string, id: string): MarkupElement[] {
  return findAll(element, name).filter((rule) =>
    findAll(rule, 'variable').some(({ attributes }) => attributes.identifier === id),
  );
}

function baseValueOf(rule: MarkupElement): number | null {
  const value = findAll(rule, 'baseValue').map((base) => Number(textOf(base)))[0];
  return value === undefined || Number.isNaN(value) ? null : value;
}
