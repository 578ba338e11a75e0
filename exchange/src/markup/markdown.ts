import { PICTURE_LEFT_OUT, type Notes } from '../items/notes.ts';
import { maybeHtmlToText } from './plain-text.ts';

/** Markdown's words. Lists keep their lines. */
export function markdownToText(markdown: string, notes: Notes): string {
  const formatted = markdown
    .replace(/!\[[^[\]]*\]\([^()]*\)/g, () => {
      notes.change(PICTURE_LEFT_OUT);
      return '';
    })
    .replace(/\[([^[\]]*)\]\([^()]*\)/g, (_, words: string) => {
      notes.change('A link became its words.');
      return words;
    });
  const plain = formatted
    .replace(/^#{1,6} +/gm, '')
    .replace(/\*\*([^*\n]+)\*\*|(?<!\w)__([^_\n]+)__(?!\w)/g, '$1$2')
    .replace(/(?<![\w*])\*([^*\s][^*\n]*)\*(?![\w*])|`([^`\n]+)`/g, '$1$2');
  if (plain !== formatted) notes.change('Formatting such as bold letters was left out.');
  return maybeHtmlToText(plain, notes);
}
