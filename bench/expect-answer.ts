type Answered = {
  /** Method, path and who asked. */
  call: string;
  status: number;
  /** Any success where it is absent. */
  expected?: number | undefined;
  /** The body of the answer. */
  text: string;
};

/**
 * Ends the bench at the first answer that it does not expect: figures of refusals look like figures of
 * answers, and better.
 *
 * @throws Error that names the call, the status and what was said
 */
export function expectAnswer({ call, status, expected, text }: Answered): void {
  const isExpected = expected === undefined ? status >= 200 && status < 300 : status === expected;
  if (isExpected) return;
  const wanted = expected ?? 'a success';
  throw new Error(`${call} was answered ${status} in place of ${wanted}: ${sentenceOf(text)}`);
}

/** What a person would have been told; of anything else the beginning. */
function sentenceOf(text: string): string {
  try {
    const { error } = JSON.parse(text) as { error?: unknown };
    if (typeof error === 'string') return error;
  } catch {
    // A page of the local Hosting, or nothing at all.
  }
  return text.slice(0, 200);
}
