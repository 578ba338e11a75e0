import type { Notes } from '../items/notes.ts';
import { markdownToText } from '../markup/markdown.ts';
import { maybeHtmlToText, htmlToText, plainToText } from '../markup/plain-text.ts';
import { hideEscaped, showEscaped } from './gift-escapes.ts';

/** A question of GIFT, taken apart at its signs. Texts are still as they were written. */
export type GiftParts = {
  title: string;
  format: string;
  before: string;
  /** Null for a text that asks nothing. */
  answers: string | null;
  after: string;
  isClosed: boolean;
};

const FORMAT = /^\s*\[(html|markdown|plain|moodle)\]/i;

export function takeApart(chunk: string): GiftParts {
  let rest = hideEscaped(chunk).trim();
  let title = '';
  if (rest.startsWith('::')) {
    const end = rest.indexOf('::', 2);
    if (end > 0) {
      title = showEscaped(rest.slice(2, end)).trim();
      rest = rest.slice(end + 2);
    }
  }
  const format = FORMAT.exec(rest);
  if (format) rest = rest.slice(format[0].length);
  const start = rest.indexOf('{');
  const end = rest.lastIndexOf('}');
  return {
    title,
    format: format?.[1]?.toLowerCase() ?? 'moodle',
    before: start < 0 ? rest : rest.slice(0, start),
    answers: start < 0 ? null : rest.slice(start + 1, end > start ? end : undefined),
    after: end > start ? rest.slice(end + 1) : '',
    isClosed: start < 0 || end > start,
  };
}

/** A text in its format, or in one that it names itself, as plain text. */
export function giftText(text: string, format: string, notes: Notes): string {
  const own = FORMAT.exec(text);
  const shown = showEscaped(own ? text.slice(own[0].length) : text).trim();
  switch (own?.[1]?.toLowerCase() ?? format) {
    case 'html':
      return htmlToText(shown, notes);
    case 'markdown':
      return markdownToText(shown, notes);
    case 'plain':
      return plainToText(shown);
    default:
      return maybeHtmlToText(shown, notes);
  }
}
