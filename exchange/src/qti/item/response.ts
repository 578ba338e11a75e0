import { childOf, childrenOf, findAll, textOf } from '../../markup/find-elements.ts';
import type { MarkupElement } from '../../markup/parse-markup.ts';

/** What an item declares about one of its answers. */
export type ResponseDeclaration = {
  id: string;
  cardinality: string;
  baseType: string;
  /** The right values; empty where the file names none. */
  correct: string[];
  mapping: Mapping | null;
};

export type Mapping = {
  entries: { key: string; value: number; caseSensitive: boolean }[];
  otherwise: number;
  lower: number;
  upper: number;
};

export function readResponses(item: MarkupElement): Map<string, ResponseDeclaration> {
  return new Map(
    childrenOf(item, 'responseDeclaration').map((declaration) => {
      const { identifier: id = '', cardinality = 'single', baseType = '' } = declaration.attributes;
      const correct = findAll(childOf(declaration, 'correctResponse'), 'value').map((value) =>
        textOf(value).replace(/\s+/g, ' '),
      );
      const mapping = childOf(declaration, 'mapping');
      return [
        id,
        { id, cardinality, baseType, correct, mapping: mapping ? toMapping(mapping) : null },
      ];
    }),
  );
}

function toMapping(mapping: MarkupElement): Mapping {
  const { defaultValue, lowerBound, upperBound } = mapping.attributes;
  return {
    entries: childrenOf(mapping, 'mapEntry').map(({ attributes }) => ({
      key: (attributes.mapKey ?? '').trim(),
      value: Number(attributes.mappedValue) || 0,
      caseSensitive: attributes.caseSensitive !== 'false',
    })),
    otherwise: Number(defaultValue) || 0,
    lower: toBound(lowerBound, -Infinity),
    upper: toBound(upperBound, Infinity),
  };
}

function toBound(text: string | undefined, otherwise: number): number {
  return text === undefined || Number.isNaN(Number(text)) ? otherwise : Number(text);
}

/** The points of some values; each counts once. */
export function mapValues(mapping: Mapping, values: readonly string[]): number {
  const sum = [...new Set(values)].reduce((all, value) => {
    const entry = mapping.entries.find(
      ({ key, caseSensitive }) =>
        key === value || (!caseSensitive && key.toLowerCase() === value.toLowerCase()),
    );
    return all + (entry?.value ?? mapping.otherwise);
  }, 0);
  return Math.min(mapping.upper, Math.max(mapping.lower, sum));
}
