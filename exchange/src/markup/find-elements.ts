import type { MarkupElement, MarkupNode } from './parse-markup.ts';

export function isElement(node: MarkupNode): node is MarkupElement {
  return typeof node !== 'string';
}

/** The elements directly inside, of one name or of any. */
export function childrenOf(element: MarkupElement | undefined, name?: string): MarkupElement[] {
  const elements = (element?.children ?? []).filter(isElement);
  return name === undefined ? elements : elements.filter((child) => child.name === name);
}

export function childOf(
  element: MarkupElement | undefined,
  ...path: string[]
): MarkupElement | undefined {
  return path.reduce<MarkupElement | undefined>(
    (found, name) => childrenOf(found, name)[0],
    element,
  );
}

/** All elements of these names at any depth, in the order of the file; none inside another of them. */
export function findAll(element: MarkupElement | undefined, ...names: string[]): MarkupElement[] {
  return childrenOf(element).flatMap((child) =>
    names.includes(child.name) ? [child] : findAll(child, ...names),
  );
}

/** All text inside, as it is written. */
export function rawText(element: MarkupElement | undefined): string {
  return (element?.children ?? []).map((node) => (isElement(node) ? rawText(node) : node)).join('');
}

/** All text inside without the spaces around it. */
export function textOf(element: MarkupElement | undefined): string {
  return rawText(element).trim();
}
