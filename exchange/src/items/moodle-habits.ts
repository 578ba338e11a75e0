import type { Notes } from './notes.ts';

/* What GIFT and the XML of Moodle have in common. */

/** The words before a correction, as we write it. */
export const CORRECTION = 'Correction: ';

/** The last of a path of categories; "//" is a slash in a name. */
export function topicOf(category: string): string {
  const names = category.replaceAll('//', '\u0000').split('/');
  return (names.at(-1) ?? '')
    .replaceAll('\u0000', '/')
    .replace(/^\$.*\$$/, '')
    .trim();
}

/** Moodle's "*" takes any letters, which no kind of ours does. */
export function withoutWildcards(accepted: readonly string[], notes: Notes): string[] {
  return accepted.flatMap((words) => {
    if (!/(?<!\\)\*/.test(words)) return words.replaceAll('\\*', '*');
    notes.change('The sign "*", which stands for any letters in the file, was left out.');
    const bare = words.replaceAll('*', ' ').replace(/\s+/g, ' ').trim();
    return bare === '' ? [] : bare;
  });
}
