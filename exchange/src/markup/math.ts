import { childrenOf, findAll, isElement, textOf } from './find-elements.ts';
import type { MarkupElement, MarkupNode } from './parse-markup.ts';

/** MathML as the text of a formula in TeX, which is what its author wrote where it is kept. */
export function sayMath(math: MarkupElement): string {
  const annotation = findAll(math, 'annotation').find(({ attributes }) =>
    /tex/i.test(attributes.encoding ?? ''),
  );
  const tex = annotation ? textOf(annotation) : inside(math);
  return tex === '' ? '' : `$${tex}$`;
}

function inside(element: MarkupElement): string {
  return element.children.map(toTex).join('').trim();
}

function toTex(node: MarkupNode): string {
  if (!isElement(node)) return node.replace(/\s+/g, ' ').trim();
  const parts = childrenOf(node).map(toTex);
  const [first = '', second = '', third = ''] = parts;
  switch (node.name.toLowerCase()) {
    case 'annotation':
    case 'annotation-xml':
      return '';
    case 'mfrac':
      return `\\frac{${first}}{${second}}`;
    case 'msup':
      return `${first}^{${second}}`;
    case 'msub':
      return `${first}_{${second}}`;
    case 'msubsup':
      return `${first}_{${second}}^{${third}}`;
    case 'msqrt':
      return `\\sqrt{${parts.join('')}}`;
    case 'mroot':
      return `\\sqrt[${second}]{${first}}`;
    case 'mfenced':
      return `(${parts.join(',')})`;
    case 'mtext':
      return inside(node);
    default:
      return inside(node);
  }
}
