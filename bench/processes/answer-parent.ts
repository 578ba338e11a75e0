/** Tells the process that started this one that it is ready, and answers what that asks from then on. */
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
  // Nobody is left to measure for.
  process.on('disconnect', () => process.exit());
  process.send?.({ answer: ready });
}
