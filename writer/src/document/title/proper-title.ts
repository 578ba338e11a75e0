import { toFileTitle } from './file-title.ts';
import { LONGEST_READ, saysNothing, tidyTitle } from './tidy-title.ts';

/** A prefix that programs write before the name of a file. */
const PROGRAM = /^(?:microsoft (?:office )?(?:word|powerpoint)|powerpoint presentation)\s*-\s*/iu;
const FILE_ENDING =
  /\.(?:doc[xm]?|dot[xm]?|pdf|pm[d5-7]|p65|indd|qx[dp]|ppt[xm]?|xls[xm]?|od[tps]|rtf|tex|dvi|ps|pub|pages|key|cdr|txt|md|html?|jpe?g|png|tiff?)$/iu;

/** Cleans a stated title or a heading; null when it is not a title. */
export function toProperTitle(stated: string): string | null {
  if (stated.length > LONGEST_READ) return null;
  const text = stated.trim().replace(PROGRAM, '');
  const isFileName = FILE_ENDING.test(text) || /^[^\s_]*_[^\s]*$/u.test(text);
  if (isFileName) return toFileTitle(text);
  const title = tidyTitle(text);
  return saysNothing(title) ? null : title;
}
