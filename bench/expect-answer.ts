type Answered = {
  /** The method, the path and the caller. */
  call: string;
  status: number;
  /** Any success when absent. */
  expected?: number | undefined;
  /** The body of the answer. */
  text: string;
};

/**
 * Ends the bench at the first unexpected answer, since refusals would produce figures that look
 * like answers, only better.
 *
 * @throws Error that names the call, the status and the answer
 */
export function expectAnswer({ call, status, expected, text }: Answered): void {
  const isExpected = expected === undefined ? status >= 200 && status < 300 : status === expected;
  if (isExpected) return;
  const wanted = expected ?? 'a success';
  throw new Error(`${call} was answered ${status} in place of ${wanted}: ${sentenceOf(text)}`);
}

/** The sentence for a person or, without one, the start of the answer. */
function sentenceOf(text: string): string {
  try {
    const { error } = JSON.parse(text) as { error?: unknown };
    if (typeof error === 'string') return error;
  } catch {
    // It is a page of the local Hosting, or empty.
  }
  return text.slice(0, 200);
}
