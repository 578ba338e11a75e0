import { PICTURE_LEFT_OUT, type Notes } from '../items/notes.ts';
import { isElement, rawText } from './find-elements.ts';
import { fromMathJax } from './math-jax.ts';
import { sayMath } from './math.ts';
import { MarkupRefused, parseMarkup, type MarkupElement, type MarkupNode } from './parse-markup.ts';
import { toScript } from './script-letters.ts';

/** No text of a question that is read has a tenth of these characters, except for pictures in it. */
const MAX_HTML = 2_000_000;

const BLOCKS = new Set(
  'address article aside blockquote caption center dd div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody tfoot thead tr ul'.split(
    ' ',
  ),
);
const UNSEEN = new Set('head script style template title noscript'.split(' '));
const PICTURES = new Set('img svg canvas picture'.split(' '));
const PLAYERS = new Set('audio video object iframe embed'.split(' '));
const MARKS = new Set('b strong i em u s strike del mark font code tt kbd blink'.split(' '));

/** Stands for the beginning or the end of a block. */
const BLOCK = '\ue0fe';
/** Stands for a space that must stay, until others have been joined. */
const KEPT_SPACE = '\u00A0';

/**
 * HTML as the plain text of our questions: blocks become lines, subscripts letters of their own,
 * formulas "$…$". What has no place in plain text is noted.
 */
export function htmlToText(html: string, notes: Notes): string {
  if (html.length > MAX_HTML && !/data:/.test(html)) {
    notes.doubt('Its text was too long to be read whole.');
  }
  try {
    return nodesToText(parseMarkup(html.slice(0, 10 * MAX_HTML), 'html').children, notes);
  } catch (error) {
    if (!(error instanceof MarkupRefused)) throw error;
    notes.doubt('Its formatting is nested too deeply, and only its words were read.');
    return tidy(html.replace(/<[^<>]*>/g, ' '));
  }
}

/** The same for markup that has been parsed already. */
export function nodesToText(nodes: readonly MarkupNode[], notes: Notes): string {
  return tidy(nodes.map((node) => say(node, notes)).join(''));
}

/** Text that may be HTML or not, as formats without a mark for it have. */
export function maybeHtmlToText(text: string, notes: Notes): string {
  return looksLikeHtml(text) ? htmlToText(text.replace(/\n/g, '<br>'), notes) : plainToText(text);
}

/** Plain text without signs that nobody sees. Formulas are marked as everywhere. */
export function plainToText(text: string): string {
  return fromMathJax(text)
    .replace(/[^\P{Cc}\n\t]|\p{Cs}|[\u200B\u2060\uFEFF\u00AD]/gu, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function looksLikeHtml(text: string): boolean {
  return (
    /<\/?(?:p|br|b|i|u|em|strong|sub|sup|span|div|ul|ol|li|img|code|pre|table|h[1-6]|a|font|math)(?:\s[^<>]*)?\/?>/i.test(
      text,
    ) || /&(?:[a-z]{2,8}|#\d{2,6}|#x[0-9a-f]{2,6});/i.test(text)
  );
}

function say(node: MarkupNode, notes: Notes): string {
  if (!isElement(node)) return node.replace(/[ \t\n\r\f]+/g, ' ');
  const name = node.name.toLowerCase();
  if (UNSEEN.has(name)) return '';
  if (PICTURES.has(name)) return sayPicture(node, notes);
  if (PLAYERS.has(name)) {
    notes.change('A recording, a film or an embedded page was left out.');
    return ' ';
  }
  if (name === 'math') return sayMath(node);
  if (name === 'sub' || name === 'sup') return toScript(insideOf(node, notes).trim(), name);
  if (name === 'br') return '\n';
  if (name === 'pre') return BLOCK + rawText(node).replaceAll(' ', KEPT_SPACE) + BLOCK;
  if (name === 'q') return `“${insideOf(node, notes)}”`;
  if (MARKS.has(name)) notes.change('Formatting such as bold letters was left out.');
  if (name === 'a' && node.attributes.href) notes.change('A link became its words.');
  if (name === 'table') notes.change('A table became lines of text.');
  const inside = insideOf(node, notes);
  if (name === 'td' || name === 'th') return `${inside}${KEPT_SPACE}${KEPT_SPACE}`;
  if (name === 'li') return `${BLOCK}• ${inside.replace(/^[ \n\ue0fe]+/, '')}${BLOCK}`;
  return BLOCKS.has(name) ? BLOCK + inside + BLOCK : inside;
}

function insideOf(element: MarkupElement, notes: Notes): string {
  return element.children.map((child) => say(child, notes)).join('');
}

/** A formula that was drawn has its text beside it, and some pictures have words in their place. */
function sayPicture({ attributes }: MarkupElement, notes: Notes): string {
  const formula = attributes['data-equation-content'];
  if (formula) return `$${formula}$`;
  notes.change(PICTURE_LEFT_OUT);
  return attributes.alt?.trim() || ' ';
}

/** Blocks begin lines, and empty lines are those that breaks make. */
function tidy(text: string): string {
  const joined = text.replace(/ +/g, ' ').replace(/[ \n\ue0fe]*[\n\ue0fe][ \n\ue0fe]*/g, (run) => {
    const breaks = run.split('\n').length - 1;
    return '\n'.repeat(Math.min(2, Math.max(1, breaks)));
  });
  return plainToText(joined.trim().replaceAll(KEPT_SPACE, ' '));
}
