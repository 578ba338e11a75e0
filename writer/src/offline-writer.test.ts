import type { Question } from '@study-assistant/contract/questions/question';
import { questionSchema } from '@study-assistant/contract/questions/question';
import { draftSchema } from '@study-assistant/contract/quizzes/question-drafts';
import { describe, expect, it } from 'vitest';
import { cells } from './document/lessons/cells.fixture.ts';
import { printingPress } from './document/lessons/printing-press.fixture.ts';
import { waterCycle } from './document/lessons/water-cycle.fixture.ts';
import { locateQuote } from './document/quotes/locate-quote.ts';
import type { SourceDocument } from './document/source-document.ts';
import { listStems } from './language/words.ts';
import { createOfflineWriter } from './offline-writer.ts';
import { checkQuestion } from './validator/check-question.ts';
import { createEvidence } from './validator/evidence.ts';
import type { WriteProgress, WriteRequest, WrittenQuiz } from './writer.ts';

const documents = [waterCycle, cells, printingPress].map(
  (document) => [document.title, document] as const,
);

type Changes = Partial<Omit<WriteRequest, 'settings'>> & Partial<WriteRequest['settings']>;

const written = new Map<string, Promise<WrittenQuiz>>();

/** The same quiz is written once for all tests that read it. */
function write(document: SourceDocument, changes: Changes = {}): Promise<WrittenQuiz> {
  const order = JSON.stringify([document, changes]);
  const known = written.get(order) ?? writeNow(document, changes);
  written.set(order, known);
  return known;
}

async function writeNow(
  document: SourceDocument,
  changes: Changes = {},
  progress: WriteProgress[] = [],
): Promise<WrittenQuiz> {
  const { toughness = 'Medium', targetGrade = 'Grade 8', numQuestions = 10, ...rest } = changes;
  return createOfflineWriter().write(
    {
      document,
      settings: { toughness, targetGrade, numQuestions },
      variant: 0,
      avoid: [],
      topicsInUse: [],
      signal: new AbortController().signal,
      ...rest,
    },
    (step) => void progress.push(step),
  );
}

function stems(quiz: WrittenQuiz): string[] {
  return quiz.questions.map(({ question }) => question);
}

function keys(questions: readonly Question[]): string[] {
  return questions.map(({ options, correctAnswer }) => options[correctAnswer] ?? '');
}

describe.each(documents)('a quiz about %s', (_title, document) => {
  it('has five questions at least, each in the agreed form and with how sure it is', async () => {
    const quiz = await write(document);
    expect(quiz.questions.length).toBeGreaterThanOrEqual(5);
    expect(quiz.questions.length).toBeLessThanOrEqual(10);
    for (const question of quiz.questions) {
      expect(questionSchema.safeParse(question).error).toBeUndefined();
      expect(question.confidence).toMatch(/^(?:sure|check)$/);
    }
  });

  it('shows a passage that has the right answer under each question that is sure', async () => {
    const { questions } = await write(document, { numQuestions: 20 });
    for (const { options, correctAnswer, source, confidence } of questions) {
      const words = listStems(options[correctAnswer] ?? '');
      const told = new Set(listStems(source.quote));
      if (confidence === 'sure') expect(words.some((word) => told.has(word))).toBe(true);
    }
  });

  it('offers drafts of what it does not ask, with suggestions for what is missing', async () => {
    const quiz = await write(document);
    const asked = keys(quiz.questions);
    for (const draft of quiz.drafts) {
      expect(draftSchema.safeParse({ id: 'd1', ...draft }).error).toBeUndefined();
      expect(asked).not.toContain(draft.answer);
      const options = [draft.answer, ...draft.wrongAnswers, ...draft.suggestions.wrongAnswers];
      expect(new Set(options).size).toBe(options.length);
      expect(options.length).toBeGreaterThanOrEqual(4);
    }
  });

  it('asks about its subject and never about the text', async () => {
    const about = /\baccording to|\b(?:text|passage|author|lesson|reading)\b/i;
    expect(stems(await write(document)).filter((stem) => about.test(stem))).toEqual([]);
  });

  it('shares at most a fifth of its easy questions with its hard ones', async () => {
    const easy = await write(document, { toughness: 'Easy' });
    const hard = keys((await write(document, { toughness: 'Hard' })).questions);
    const shared = keys(easy.questions).filter((key) => hard.includes(key));
    expect(shared.length).toBeLessThanOrEqual(easy.questions.length / 5);
  });

  it('gives no question its answer as its topic', async () => {
    for (const { topic, options, correctAnswer } of (await write(document)).questions)
      expect(topic.toLowerCase()).not.toBe(options[correctAnswer]?.toLowerCase());
  });

  it.each(['Easy', 'Medium', 'Hard'] as const)(
    'passes every rule when it is %s',
    async (toughness) => {
      const quiz = await write(document, { toughness });
      const evidence = createEvidence(document);
      quiz.questions.forEach((question, at) => {
        const others = quiz.questions.filter((_, index) => index !== at);
        expect(
          checkQuestion({ ...question, quote: question.source.quote }, { evidence, others }),
        ).toEqual([]);
      });
    },
  );

  it('quotes the document word for word, with its page or heading', async () => {
    for (const { source } of (await write(document)).questions) {
      expect(locateQuote(document, source.quote)).toEqual({
        quote: source.quote,
        page: source.page,
        heading: source.section,
      });
    }
  });

  it('is the same every time', async () => {
    expect(await writeNow(document)).toEqual(await write(document));
  });

  it('never has the same answer twice', async () => {
    const answers = keys((await write(document, { numQuestions: 15 })).questions);
    expect(new Set(answers).size).toBe(answers.length);
  });

  it('asks other things in another variant', async () => {
    const first = stems(await write(document));
    const second = stems(await write(document, { variant: 1 }));
    expect(second.filter((stem) => first.includes(stem)).length).toBeLessThanOrEqual(3);
  });

  it('asks nothing of the first quiz again in another one of five questions', async () => {
    const first = stems(await write(document, { numQuestions: 5 }));
    const second = stems(await write(document, { numQuestions: 5, variant: 1 }));
    expect(second.length).toBeGreaterThan(0);
    expect(second.filter((stem) => first.includes(stem))).toEqual([]);
  });

  it('does not repeat what it must avoid', async () => {
    const first = await write(document);
    const second = await write(document, { avoid: first.questions, numQuestions: 5 });
    expect(stems(second).filter((stem) => stems(first).includes(stem))).toEqual([]);
  });

  it('fills in blanks in three questions of ten at most', async () => {
    const blanks = stems(await write(document)).filter((stem) => stem.includes('____'));
    expect(blanks.length).toBeLessThanOrEqual(3);
  });

  it('draws on several of its sections', async () => {
    const { questions } = await write(document);
    const sections = new Set(questions.map(({ source }) => source.section));
    expect(sections.size).toBeGreaterThanOrEqual(2);
  });

  it('explains each answer with the sentence it rests on', async () => {
    for (const { explanation, source, options, correctAnswer } of (await write(document))
      .questions) {
      expect(explanation).toContain(source.quote);
      expect(explanation).toContain(options[correctAnswer]);
    }
  });
});

it('puts the right answer in every position about equally often', async () => {
  const quizzes = await Promise.all(
    documents.map(([, document]) => write(document, { numQuestions: 12 })),
  );
  for (const { questions } of quizzes) {
    const times = [0, 1, 2, 3].map(
      (at) => questions.filter(({ correctAnswer }) => correctAnswer === at).length,
    );
    expect(Math.max(...times) - Math.min(...times)).toBeLessThanOrEqual(2);
  }
});

it('replaces one question with another that is not in the quiz', async () => {
  const { questions } = await write(cells);
  const replacement = await write(cells, { numQuestions: 1, avoid: questions, variant: 3 });
  expect(replacement.questions).toHaveLength(1);
  expect(keys(questions)).not.toContain(keys(replacement.questions)[0]);
});

it('does not pad a short text, and says so', async () => {
  const document = { ...waterCycle, sections: waterCycle.sections.slice(0, 2) };
  const quiz = await write(document, { numQuestions: 50 });
  expect(quiz.questions.length).toBeLessThan(50);
  expect(quiz.notice).toMatch(/^You asked for 50 questions: /);
});

it('refuses a text that gives no question', async () => {
  const document = {
    ...waterCycle,
    sections: [{ heading: null, page: 1, text: 'Water is wet. We like it.' }],
  };
  await expect(write(document)).rejects.toMatchObject({ name: 'WriterError', reason: 'too-short' });
});

it('names the page on which each quote stands, where a passage goes on over pages', async () => {
  const text = waterCycle.sections.map((section) => section.text).join('\n\n');
  const half = text.indexOf('\n\n', text.length / 2) + 2;
  const section = { heading: null, page: 3, text, pageStarts: [{ offset: half, page: 4 }] };
  const { questions } = await write({ ...waterCycle, sections: [section] });
  for (const { source } of questions) {
    expect(source.page).toBe(text.indexOf(source.quote) < half ? 3 : 4);
  }
});

it('refuses a document in another language, and says what to do', async () => {
  const text =
    'Die Photosynthese ist der Prozess, durch den grüne Pflanzen aus Licht Zucker herstellen. '.repeat(
      20,
    );
  const document = { ...waterCycle, sections: [{ heading: null, page: 1, text }] };
  await expect(write(document)).rejects.toMatchObject({
    reason: 'language',
    message: expect.stringContaining('Choose an English document') as string,
  });
});

it('stops when the request is withdrawn', async () => {
  await expect(writeNow(waterCycle, { signal: AbortSignal.abort() })).rejects.toMatchObject({
    reason: 'timeout',
  });
});

it('reports its stages in words', async () => {
  const progress: WriteProgress[] = [];
  await writeNow(waterCycle, {}, progress);
  expect(progress.map(({ stage }) => stage)).toEqual([
    'Reading the text',
    'Finding what can be asked',
    'Choosing questions',
    'Done',
  ]);
});

it('asks each thing once in a long book that says everything ten times', async () => {
  const sections = Array.from({ length: 10 }, (_, copy) =>
    [waterCycle, cells, printingPress].flatMap((document) =>
      document.sections.map((section) => ({ ...section, heading: `${section.heading} ${copy}` })),
    ),
  ).flat();
  const quiz = await write({ ...waterCycle, sections }, { numQuestions: 50 });
  expect(quiz.questions.length).toBeGreaterThanOrEqual(5);
  expect(new Set(keys(quiz.questions)).size).toBe(quiz.questions.length);
});
