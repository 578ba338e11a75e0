import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** Elements that begin and end a line. */
const BLOCKS = new Set([
  ...['address', 'article', 'blockquote', 'dd', 'div', 'dl', 'dt', 'figure', 'footer', 'form'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'header', 'hr', 'li', 'ol', 'p', 'pre', 'section'],
  ...['table', 'tr', 'ul', 'br'],
]);
/** Elements whose contents nobody reads. */
const UNREAD = new Set(['script', 'style', 'template', 'title', 'head', 'noscript']);
const PICTURES = new Set(['img', 'svg', 'object', 'embed', 'picture']);
const SOUNDS = new Set(['audio', 'video', 'iframe']);

const SUPERSCRIPTS = new Map(
  [...'0123456789+-−=()n'].map((c, at) => [c, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿ'][at] ?? c]),
);
const SUBSCRIPTS = new Map(
  [...'0123456789+-−=()'].map((c, at) => [c, [...'₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎'][at] ?? c]),
);

export type PlainText = {
  text: string;
  /** Sentences about what plain text cannot hold. */
  notes: string[];
};

/**
 * What a reader sees of HTML, as plain text: lines for blocks, small figures for exponents and indices.
 * Whatever would be run or loaded is left out.
 */
export function htmlToText(html: string): PlainText {
  const notes = new Set<string>();
  const written = parseFragment(html)
    .childNodes.map((node) => write(node, notes))
    .join('');
  const lines = written.split('\n').map((line) => line.replace(/[^\S\n]+/g, ' ').trim());
  return { text: lines.filter((line) => line !== '').join('\n'), notes: [...notes] };
}

function write(node: Node, notes: Set<string>): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value.replace(/\s+/g, ' ');
  if (!('childNodes' in node) || UNREAD.has(node.nodeName)) return '';
  if (PICTURES.has(node.nodeName)) {
    notes.add('Its picture is left out.');
    return node.attrs.find(({ name }) => name === 'alt')?.value ?? '';
  }
  if (SOUNDS.has(node.nodeName)) {
    notes.add('Its sound or film is left out.');
    return '';
  }
  const inner = node.childNodes.map((child) => write(child, notes)).join('');
  if (node.nodeName === 'sup') return inSmall(inner, SUPERSCRIPTS, '^');
  if (node.nodeName === 'sub') return inSmall(inner, SUBSCRIPTS, '_');
  if (node.nodeName === 'td' || node.nodeName === 'th') return `${inner} `;
  return BLOCKS.has(node.nodeName) ? `\n${inner}\n` : inner;
}

/** Where a letter has no small one, all of them stay as they are, behind a sign. */
function inSmall(text: string, small: ReadonlyMap<string, string>, sign: string): string {
  const letters = [...text.trim()];
  const found = letters.map((letter) => small.get(letter));
  return found.every((letter) => letter !== undefined) ? found.join('') : `${sign}${text.trim()}`;
}
