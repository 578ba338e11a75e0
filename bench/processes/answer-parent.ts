/** Tells the parent process that this one is ready, and answers its requests from then on. */
export function answerParent(
  ready: object,
  answers: Record<string, (input: never) => unknown>,
): void {
  process.on('message', ({ ask, input }: { ask: string; input: never }) => {
    Promise.resolve()
      .then(() => answers[ask]?.(input))
      .then(
        (answer) => process.send?.({ answer }),
        (error: unknown) => process.send?.({ error: String(error) }),
      );
  });
  // Without a parent there is nothing left to measure.
  process.on('disconnect', () => process.exit());
  process.send?.({ answer: ready });
}
