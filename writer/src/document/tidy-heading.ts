const CHAPTER = String.raw`(?:chapter|unit|lesson|module|part)`;
const NUMBER = String.raw`(?:\d{1,3}|[ivx]{1,5})`;

/** What is longer is left as it is, and not searched. */
const LONGEST = 200;

/** "Chapter 6" or "6.2" without a title, which then stands in the next line. */
const BARE_NUMBER = new RegExp(
  String.raw`^(?:${CHAPTER}\s+${NUMBER}|\d{1,2}(?:\.\d{1,2})*)[.:]?$`,
  'iu',
);
const BEGINS_WITH_NUMBER = new RegExp(String.raw`^(?:${CHAPTER}\s+${NUMBER}\b|\d)`, 'iu');

/**
 * Takes out of a heading what its layout left in it: "6 . 1 6 . 1 Animals" reads "6.1 Animals",
 * "6Chapter" reads "Chapter 6", "CChhaapptteerr 22" reads "Chapter 2".
 */
export function tidyHeading(heading: string): string {
  if (heading.length > LONGEST) return heading;
  return (
    halveLetters(heading)
      // Figures of a number that stand apart, and a number set beside its line once more.
      .replace(/(?<=^\d{1,2})\s\.\s?(?=\d{1,2}\b)/u, '.')
      .replace(/^(\d{1,2}(?:\.\d{1,2})+)(?:\s+\d{1,2}\s?\.\s?\d{1,2}(?=\s))+(?=\s)/u, '$1')
      .replace(/^(\d{1,2}(?:\.\d{1,2})+)(?=\p{Lu}\p{Ll})/u, '$1 ')
      .replace(new RegExp(String.raw`^(\d{1,2})\s?(${CHAPTER})(?!\s*\d)\b`, 'iu'), '$2 $1')
      .replace(new RegExp(String.raw`^(${CHAPTER})(\d{1,2})\b`, 'iu'), '$1 $2')
      // The page number of a running head, or of a list of contents.
      .replace(/(?<=^.{4,})\s*(?:\.\s?){4,}\s*\d{1,4}$/u, '')
      .replace(/(?<=^.{4,})\s[|\u2022]\s\d{1,4}$/u, '')
      .replace(/^(?:(.{4,}?)(?:\s+\1){2,}|(\S+\s.{3,}?)\s+\2)$/u, '$1$2')
  );
}

/** Joins the number of a chapter with its title, where each is a heading of its own. */
export function joinHeadings(number: string, title: string): string {
  return BARE_NUMBER.test(number) && !BEGINS_WITH_NUMBER.test(title) ? `${number} ${title}` : title;
}

/** Letters of which each is there twice, as bold type that is drawn twice leaves them. */
function halveLetters(text: string): string {
  const letters = text.replace(/\s/gu, '');
  if (letters.length < 8 || !/^(?:(\S)\1)+$/u.test(letters)) return text;
  return text
    .split(/\s+/u)
    .map((word) => word.replace(/(\S)\1/gu, '$1'))
    .join(' ');
}
