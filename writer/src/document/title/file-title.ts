import { titleFromFileName } from '@study-assistant/contract/wire/titles';
import { saysNothing, tidyTitle } from './tidy-title.ts';

/** The title that a file's name is, or null: "unit3_final.doc" and "scan_0012.pdf" have none. */
export function toFileTitle(fileName: string): string | null {
  const name = titleFromFileName(fileName);
  const title = tidyTitle(name.includes(' ') ? name : name.replace(/-+/gu, ' '));
  return saysNothing(title) || isCode(title) ? null : title;
}

/** "iesc111", "L2 hw3": letters and figures, and no word among them. */
function isCode(title: string): boolean {
  return title.split(' ').every((word) => /\d/u.test(word));
}
