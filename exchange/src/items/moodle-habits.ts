import type { Notes } from './notes.ts';

/* What GIFT and the XML of Moodle have in common. */

/** The words before a correction, as we write it. */
export const CORRECTION = 'Correction: ';

/** The last of a path of categories, such as "$course$/top/Biology/Cells"; "//" is a slash in a name. */
export function topicOf(category: string): string {
  const [first = '', ...rest] = category
    .replaceAll('//', '\u0000')
    .split('/')
    .map((name) => name.replaceAll('\u0000', '/').trim());
  if (!/^\$.*\$$/.test(first)) return withoutDefault(rest.at(-1) ?? first);
  const names = rest[0] === 'top' ? rest.slice(1) : rest;
  return withoutDefault(names.at(-1) ?? '');
}

/** The category that Moodle makes by itself bears the name of the course or the quiz. */
function withoutDefault(name: string): string {
  return name.replace(/^Default for /, '');
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
