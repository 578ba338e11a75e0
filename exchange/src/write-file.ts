import type { QuestionWithKey, WrittenFile, WrittenFormat } from './index.ts';

export function writeAs(
  format: WrittenFormat,
  quiz: { title: string; questions: readonly QuestionWithKey[] },
): Promise<WrittenFile> {
  const text = quiz.questions.map(({ question }) => question).join('\n\n');
  const bytes = new TextEncoder().encode(text);
  return Promise.resolve({ name: `${format}.txt`, type: 'text/plain', bytes, lost: [] });
}
