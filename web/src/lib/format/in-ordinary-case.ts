/** Abbreviations of lessons, which stay as they are. */
const ABBREVIATIONS = /^(?:DNA|RNA|ATP|AIDS|HIV|UV|USA?|UK|UN|EU|AC|DC|[IVX]+|.*\d.*)$/;

/**
 * Turns "FORCE ON A CURRENT" into "Force on a current". Only for reading: what has a small letter,
 * or is a single word such as "DNA", stays as it is.
 */
export function inOrdinaryCase(title: string): string {
  const isShouted = title === title.toUpperCase() && title !== title.toLowerCase();
  if (!isShouted || !/\p{L}\s+\S*\p{L}/u.test(title)) return title;
  const calm = title
    .split(/(?<=\s)|(?=\s)/)
    .map((word) => (ABBREVIATIONS.test(word) ? word : word.toLowerCase()))
    .join('');
  return calm.replace(/\p{L}/u, (first) => first.toUpperCase());
}
