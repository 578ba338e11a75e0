import * as z from 'zod/mini';

/** Addresses, tokens, and what stands in quotation marks: there a message repeats what it was given. */
const SAID: readonly [RegExp, string][] = [
  [/\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g, '(token)'],
  [/[^\s"'<>()]+@[^\s"'<>()]+\.[^\s"'<>()]+/g, '(address)'],
  [/"[^"\n]*"|“[^”\n]*”|‘[^’\n]*’|`[^`\n]*`/g, '"…"'],
];

/** A longer one mostly repeats what somebody sent, and the patterns take the square of its length. */
const MAX_MESSAGE_LENGTH = 2000;

/**
 * An error for the log, with its stack and its causes, and without what people wrote: a parser's message
 * repeats the text that it could not read, a service's the request that it refused.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { name, stack } = error;
  const message = messageOf(error);
  const head = message === '' ? name : `${name}: ${message}`;
  const cause = error.cause === undefined ? '' : `\ncaused by ${describeError(error.cause)}`;
  return [head, ...framesOf(stack)].join('\n') + cause;
}

function messageOf(error: Error): string {
  if (error instanceof SyntaxError) return '';
  // Where a stored document is not in its shape: the places, and not what stands there.
  if (error instanceof z.core.$ZodError) {
    return error.issues.map(({ code, path }) => `${code} at ${path.join('.')}`).join(', ');
  }
  return withoutQuotes(error.message);
}

/** Where it was thrown; the lines before repeat the message. */
function framesOf(stack: string | undefined): string[] {
  return (stack ?? '').split('\n').filter((line) => /^\s+at .+/.test(line) && isFrame(line));
}

/** A message of several lines may hold one that only looks like a frame. */
function isFrame(line: string): boolean {
  return /:\d+:\d+\)?$|\((?:<anonymous>|native)\)$/.test(line);
}

function withoutQuotes(message: string): string {
  if (message.length > MAX_MESSAGE_LENGTH) return `(${message.length} characters)`;
  return SAID.reduce((text, [said, instead]) => text.replace(said, instead), message);
}
