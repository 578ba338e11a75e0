import type { MarkupElement } from '../../markup/parse-markup.ts';
import { element } from '../../write/markup.ts';
import type { WritableOf } from '../../write/writable.ts';
import { UNIT } from '../item/entries.ts';

/** The rules of an item that asks for a number, with its unit or without one. */
export function writeNumberRules({ body, key }: WritableOf<'number'>): MarkupElement {
  const half = float(0.5);
  const points = body.asksUnit
    ? element(
        'sum',
        {},
        half,
        element('product', {}, half, element('mapResponse', { identifier: UNIT })),
      )
    : float(1);
  return element(
    'responseProcessing',
    {},
    element(
      'responseCondition',
      {},
      element('responseIf', {}, isNear(key.tolerance), setScore(points)),
    ),
  );
}

export function setScore(value: MarkupElement): MarkupElement {
  return element('setOutcomeValue', { identifier: 'SCORE' }, value);
}

function isNear(tolerance: WritableOf<'number'>['key']['tolerance']): MarkupElement {
  const given = element('variable', { identifier: 'RESPONSE' });
  if (tolerance.type === 'range') {
    return element(
      'and',
      {},
      element('gte', {}, given, float(tolerance.from)),
      element('lte', {}, given, float(tolerance.to)),
    );
  }
  const mode = tolerance.type === 'percent' ? 'relative' : 'absolute';
  const attributes =
    tolerance.by === 0 && mode === 'absolute'
      ? { toleranceMode: 'exact' }
      : { toleranceMode: mode, tolerance: `${tolerance.by} ${tolerance.by}` };
  return element('equal', attributes, element('correct', { identifier: 'RESPONSE' }), given);
}

function float(value: number): MarkupElement {
  return element('baseValue', { baseType: 'float' }, String(value));
}
