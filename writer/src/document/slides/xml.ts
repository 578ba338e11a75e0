import type { Element, Node } from '@xmldom/xmldom';

/** The elements of one name below a node, whatever the prefix, in the order of the document. */
export function elementsOf(node: Node, ...names: readonly string[]): Element[] {
  const found: Element[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) {
    if (child.nodeType !== child.ELEMENT_NODE) continue;
    const element = child as Element;
    if (names.includes(element.localName ?? '')) found.push(element);
    else found.push(...elementsOf(element, ...names));
  }
  return found;
}

/** The value of an attribute, whatever its prefix; '' where it is missing. */
export function attributeOf(element: Element | undefined, name: string): string {
  if (!element) return '';
  const all = Array.from(element.attributes);
  return all.find(({ localName }) => localName === name)?.value ?? '';
}
