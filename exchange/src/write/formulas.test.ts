import { expect, test } from 'vitest';
import { writeQuestions } from '../write-questions.ts';
import type { WrittenFormat } from '../written-file.ts';

const quiz = {
  title: 'Squares',
  questions: [
    {
      question: 'What is $x^2$ for $5?',
      options: ['$x \\cdot x$', 'two'],
      correctAnswer: 0,
      explanation: 'So: $$x^2 = x \\cdot x$$',
      topic: 'Squares',
    },
  ],
};

async function write(format: WrittenFormat) {
  const { bytes, lost } = await writeQuestions(format, quiz);
  return { text: new TextDecoder().decode(bytes), lost };
}

test.each<WrittenFormat>(['moodle-xml', 'anki'])(
  'in %s a formula is marked as MathJax finds it, and a price is a price',
  async (format) => {
    const { text, lost } = await write(format);
    expect(text).toContain('What is \\(x^2\\) for $5?');
    expect(text).toContain('\\(x \\cdot x\\)');
    expect(text).toContain('\\[x^2 = x \\cdot x\\]');
    expect(lost.join()).not.toContain('Formulas');
  },
);

test('that Word shows the source of formulas is said before the download', async () => {
  const { lost } = await write('docx');
  expect(lost).toEqual(['Formulas stand in the text as TeX, between dollar signs: question 1.']);
});
