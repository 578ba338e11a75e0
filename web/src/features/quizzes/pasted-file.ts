const LONGEST_TITLE = 80;
const NAME = 'Pasted text';
/** What a file's name must not have, in some system or other. */
const NOT_IN_NAMES = /[\p{Cc}\\/:*?"<>|]+/gu;

/** A pasted text as a file, called as its first line where that is a title and no sentence. */
export function pastedFile(text: string): File {
  const [first = '', ...rest] = text.trim().split('\n');
  const title = first.replace(NOT_IN_NAMES, ' ').replace(/\s+/g, ' ').trim();
  const isTitle = rest.length > 0 && title.length <= LONGEST_TITLE && !/[.!?,;]$/.test(title);
  return new File([text], `${(isTitle && title) || NAME}.txt`, { type: 'text/plain' });
}
