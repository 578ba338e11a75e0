import type { MarkupElement, MarkupNode } from '../markup/parse-markup.ts';
import type { Bytes } from '../written-file.ts';

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** An element to be written. Attributes without a value are left out. */
export function element(
  name: string,
  attributes: Record<string, string | number | undefined>,
  ...children: readonly (MarkupNode | readonly MarkupNode[])[]
): MarkupElement {
  const given = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value)]],
  );
  return {
    name,
    attributes: Object.fromEntries(given) as Record<string, string>,
    children: children.flat(),
    isWhole: true,
  };
}

export function toXml(root: MarkupElement): Bytes {
  return new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?>\n${serialize(root)}\n`);
}

function serialize(node: MarkupNode): string {
  if (typeof node === 'string') return escape(node);
  const { name, attributes, children } = node;
  const all = Object.entries(attributes).map(([key, value]) => ` ${key}="${escape(value)}"`);
  const start = `<${name}${all.join('')}`;
  return children.length === 0
    ? `${start}/>`
    : `${start}>${children.map(serialize).join('')}</${name}>`;
}

/** XML has no words for the other control characters. */
function escape(text: string): string {
  return text
    .replace(/[^\P{Cc}\n\t]|\p{Cs}|[\uFFFE\uFFFF]/gu, '')
    .replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? '');
}

/** A text as HTML that shows the same lines and spaces. */
export function toHtml(text: string): string {
  return keepSpaces(text)
    .replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? '')
    .replaceAll('\u00A0', '&nbsp;')
    .replaceAll('\n', '<br>');
}

/** The same as nodes, with empty elements for breaks. */
export function toNodes(text: string): MarkupNode[] {
  return keepSpaces(text)
    .split('\n')
    .flatMap((line, at) => (at === 0 ? [line] : [element('br', {}), line]));
}

function keepSpaces(text: string): string {
  return text.replace(/^ +| {2,}/gm, (spaces) => '\u00A0'.repeat(spaces.length));
}
