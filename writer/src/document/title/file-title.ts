import { titleFromFileName } from '@study-assistant/contract/wire/file-titles';
import { saysNothing, tidyTitle } from './tidy-title.ts';

/** Makes a title of a file's name, or null: "unit3_final.doc" and "scan_0012.pdf" have none. */
export function toFileTitle(fileName: string): string | null {
  const name = titleFromFileName(fileName);
  const title = tidyTitle(name.includes(' ') ? name : name.replace(/-+/gu, ' '));
  return saysNothing(title) || isCode(title) ? null : title;
}

/** Recognises "iesc111" or "L2 hw3": letters and figures without a word. */
function isCode(title: string): boolean {
  return title.split(' ').every((word) => /\d/u.test(word));
}
