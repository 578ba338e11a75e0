import type { Writable } from './writable.ts';

/** A question with whatever of it is read, not typed, in other signs. */
export function rewriteTexts(question: Writable, rewrite: (text: string) => string): Writable {
  const written = {
    ...question,
    question: rewrite(question.question),
    explanation: rewrite(question.explanation),
  };
  switch (written.kind) {
    case 'choice':
    case 'several':
    case 'order':
      return { ...written, options: written.options.map(rewrite) };
    case 'match': {
      const body = { lefts: written.body.lefts.map(rewrite) };
      return { ...written, body, options: written.options.map(rewrite) };
    }
    case 'true-false':
      return { ...written, key: { ...written.key, correction: rewrite(written.key.correction) } };
    case 'gaps': {
      const { body, key } = written;
      if (body.bank === null) return written;
      const gaps = key.gaps.map(({ words }) => ({ words: words.map(rewrite) }));
      return {
        ...written,
        body: { ...body, bank: body.bank.map(rewrite) },
        key: { ...key, gaps },
      };
    }
    case 'number':
    case 'text':
      return written;
  }
}
