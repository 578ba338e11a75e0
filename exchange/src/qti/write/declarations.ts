import type { MarkupElement } from '../../markup/parse-markup.ts';
import { element } from '../../write/markup.ts';

const TEMPLATE = 'http://www.imsglobal.org/question/qti_v2p2/rptemplates/';

/** QTI's own ways to give points: all for the key, or those of a mapping. */
export const TEMPLATES = {
  match: () => element('responseProcessing', { template: `${TEMPLATE}match_correct` }),
  map: () => element('responseProcessing', { template: `${TEMPLATE}map_response` }),
};

export function declare(
  identifier: string,
  cardinality: string,
  baseType: string,
  correct: readonly string[],
  mapping?: MarkupElement,
): MarkupElement {
  const values = correct.map((value) => element('value', {}, value));
  return element(
    'responseDeclaration',
    { identifier, cardinality, baseType },
    element('correctResponse', {}, values),
    mapping ? [mapping] : [],
  );
}

type Entry = { key: string; value: number; caseSensitive?: boolean };

export function mapOf(
  entries: readonly Entry[],
  { lower, upper }: { lower?: number; upper?: number },
): MarkupElement {
  return element(
    'mapping',
    { lowerBound: lower, upperBound: upper, defaultValue: 0 },
    entries.map(({ key, value, caseSensitive }) =>
      element('mapEntry', {
        mapKey: key,
        mappedValue: value,
        caseSensitive: caseSensitive === undefined ? undefined : String(caseSensitive),
      }),
    ),
  );
}
