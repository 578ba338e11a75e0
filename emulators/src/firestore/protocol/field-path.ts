import { invalidArgument } from './status.ts';

/** The field that stands for a document's own name in queries and indexes. */
export const NAME = '__name__';

const SEGMENT = '(?:[A-Za-z_][A-Za-z_0-9]*|`(?:\\\\.|[^`\\\\])+`)';
const PATH = new RegExp(`^${SEGMENT}(?:\\.${SEGMENT})*$`, 's');
const SIMPLE_NAME = /^[A-Za-z_][A-Za-z_0-9]*$/;

/** Splits `profile.role` into two names; a name with other characters is in backticks. */
export function splitFieldPath(path: string): string[] {
  if (path === '') throw invalidArgument('Invalid empty property path string.');
  if (!PATH.test(path)) {
    throw invalidArgument(
      `Invalid property path "${path}". Unquoted property paths must match regex ` +
        '([a-zA-Z_][a-zA-Z_0-9]*), and quoted property paths must match regex ' +
        '(`(?:[^`\\\\]|(?:\\\\.))+`)',
    );
  }
  const segments = path.match(/`(?:\\.|[^`\\])*`|[^.`]+/g) ?? [];
  return segments.map((segment) =>
    segment.startsWith('`') ? segment.slice(1, -1).replace(/\\(.)/g, '$1') : segment,
  );
}

export function joinFieldPath(segments: readonly string[]): string {
  return segments
    .map((name) => (SIMPLE_NAME.test(name) ? name : `\`${name.replace(/[`\\]/g, '\\$&')}\``))
    .join('.');
}

/** Gives each path one spelling, so that paths can be compared. */
export function normalizeFieldPath(path: string): string {
  return joinFieldPath(splitFieldPath(path));
}
