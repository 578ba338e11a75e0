import { describe, expect, test } from 'vitest';
import { aStudent, aTeacher } from '../../support/people/people.ts';
import { ask } from '../../support/product/site.ts';
import { afterEdit, byHand, edit, edited, editedAt } from '../../support/quizzes/quiz-edits.ts';
import { answersFor, aQuiz, submit, type AQuiz } from '../../support/quizzes/quizzes.ts';

/** A shared quiz that no edit changes. */
const untouched = aTeacher().then(async (teacher) => ({ teacher, quiz: await aQuiz(teacher) }));

describe('PATCH /api/quizzes/:id', () => {
  test('changes texts, order and number of the questions, and adds one written by hand', async () => {
    const teacher = await aTeacher();
    const quiz = await aQuiz(teacher);
    const [first, second, third] = quiz.questions;
    if (!first || !second || !third) throw new Error('the quiz is too short');
    const texts = { explanation: 'Because.', topic: 'water' };
    const questions = [edited(third), byHand(), edited(first, texts)];
    const { status, body } = await edit(teacher, quiz, { title: ' Rivers and lakes ', questions });

    expect(status).toBe(200);
    const after = body.quiz as AQuiz;
    expect(after).toMatchObject({ title: 'Rivers and lakes', numQuestions: 3, version: 2 });
    const [, added] = after.questions;
    expect(after.questions).toEqual([third, added, { ...first, ...texts, confidence: undefined }]);
    expect(added).toMatchObject({ ...byHand(), source: { page: null, section: null, quote: '' } });
    expect(quiz.questions.map(({ id }) => id)).not.toContain(added?.id);
    const read = await ask(`/api/quizzes/${quiz.id}`, { token: teacher.token });
    expect(read.body.quiz).toEqual(after);
  });

  test('says by question what the rules of the writer have against it', async () => {
    const teacher = await aTeacher();
    const quiz = await aQuiz(teacher);
    const clean = await edit(teacher, quiz, { title: 'Rivers and lakes' });
    expect(clean.body).toMatchObject({ warnings: [], corrected: 0 });
    const options = ['The mouth', 'The source', 'The delta', 'None of the above'];
    const { body } = await edit(teacher, clean.body.quiz as AQuiz, {
      questions: [...quiz.questions.map((question) => edited(question)), byHand({ options })],
    });
    const id = (body.quiz as AQuiz).questions.at(-1)?.id;
    expect(body.warnings).toContainEqual({
      questionId: id,
      code: 'no-all-or-none-of-the-above',
      sentence: 'Options such as “All of the above” give the answer away.',
    });
  });

  test('a question with two options and one with six are taken and graded like any other', async () => {
    const teacher = await aTeacher();
    const six = ['Source', 'Mouth', 'Delta', 'Estuary', 'Bed', 'Bank'];
    const quiz = await afterEdit(teacher, await aQuiz(teacher), {
      questions: [
        byHand({ options: ['Uphill', 'Downhill'], correctAnswer: 1 }),
        byHand({ question: 'What does a river flow between?', options: six, correctAnswer: 5 }),
      ],
    });
    const student = await aStudent();
    const beyond = await submit(student, quiz, { answers: [2, 5] });
    expect(beyond.status).toBe(400);
    const { status, body } = await submit(student, quiz, { answers: [1, 5] });
    expect(status).toBe(201);
    const { attemptId } = body as { attemptId: string };
    const read = await ask(`/api/quiz-results/attempt/${attemptId}`, { token: student.token });
    expect(read.body.attempt).toMatchObject({ score: 2, totalQuestions: 2, percentage: 100 });
  });

  test('files an open quiz under a subject, which is no new version', async () => {
    const teacher = await aTeacher();
    const quiz = await aQuiz(teacher);
    for (const subject of ['Geography', null] as const) {
      const { status, body } = await edit(teacher, quiz, { subject });
      expect(status).toBe(200);
      expect(body.quiz).toEqual({ ...quiz, subject });
      const read = await ask(`/api/quizzes/${quiz.id}`, { token: teacher.token });
      expect(read.body.quiz).toEqual({ ...quiz, subject });
    }
    const both = await afterEdit(teacher, quiz, { subject: 'Arts', title: 'Rivers in pictures' });
    expect(both).toMatchObject({ subject: 'Arts', title: 'Rivers in pictures', version: 2 });
  });

  test('names the topics that its questions have then, but for right answers', async () => {
    const teacher = await aTeacher();
    const quiz = await aQuiz(teacher);
    const questions = [
      byHand({ topic: 'Courses of rivers' }),
      byHand({ question: 'Where does it end?', topic: 'Where the source is' }),
      byHand({ question: 'What is flat land beside it?', topic: 'Floods' }),
      byHand({ question: 'What is flat?', topic: 'floods' }),
    ];
    const after = await afterEdit(teacher, quiz, { questions });
    expect(after).toMatchObject({ topics: ['Floods', 'Courses of rivers'] });
    const { token } = await aStudent();
    const read = await ask(`/api/quizzes/${quiz.id}`, { token });
    expect(read.body.quiz).toMatchObject({ topics: ['Floods', 'Courses of rivers'] });
  });

  test('what changes nothing is no new version', async () => {
    const teacher = await aTeacher();
    const quiz = await aQuiz(teacher);
    const same = { title: quiz.title, questions: editedAt(quiz, 0, {}) };
    expect(await afterEdit(teacher, quiz, same)).toEqual(quiz);
  });

  test('never overwrites what somebody changed in the meantime', async () => {
    const teacher = await aTeacher();
    const quiz = await aQuiz(teacher);
    const titles = ['One', 'Two', 'Three'];
    const answers = await Promise.all(titles.map((title) => edit(teacher, quiz, { title })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const late = await edit(teacher, quiz, { title: 'Late' });
    expect(late.status).toBe(409);
    expect(late.body.error).toBe(
      'This quiz was changed somewhere else in the meantime. Please load it again.',
    );
  });

  const four = ['Source', 'Mouth', 'Delta', 'Estuary'];
  test.each([
    ['nothing at all', {}],
    ['an empty title', { title: ' ' }],
    ['a subject of no list', { subject: 'Alchemy' }],
    ['no question', { questions: [] }],
    ['51 questions', { questions: Array.from({ length: 51 }, () => byHand()) }],
    ['one option', { questions: [byHand({ options: four.slice(3), correctAnswer: 0 })] }],
    ['seven options', { questions: [byHand({ options: [...four, 'Bed', 'Bank', 'Ford'] })] }],
    ['an empty option', { questions: [byHand({ options: [...four.slice(1), ' '] })] }],
    ['the same option twice', { questions: [byHand({ options: [...four.slice(1), 'mouth '] })] }],
    ['no right option', { questions: [byHand({ correctAnswer: 4 })] }],
    ['a right one of fewer', { questions: [byHand({ options: four.slice(2), correctAnswer: 2 })] }],
    ['an empty question', { questions: [byHand({ question: '' })] }],
    ['a question of a novel', { questions: [byHand({ question: 'why '.repeat(500) })] }],
    ['no topic', { questions: [byHand({ topic: '' })] }],
    ['a question of another quiz', { questions: [byHand({ id: 'elsewhere' })] }],
    ['a question twice', { questions: [byHand({ id: 'q1' }), byHand({ id: 'q1' })] }],
    ['no version', { version: undefined, title: 'Rivers and lakes' }],
  ])('%s is refused', async (_what, body) => {
    const { teacher, quiz } = await untouched;
    const answer = await edit(teacher, quiz, body);
    expect(answer.status).toBe(400);
    expect(answer.body.error).toMatch(/\.$/);
  });

  test('is for its own teacher alone', async () => {
    const teacher = await aTeacher();
    const quiz = await aQuiz(teacher);
    const draft = await aQuiz(teacher, { publish: 'false' });
    const body = { title: 'Rivers and lakes' };
    expect((await edit(await aStudent(), quiz, body)).status).toBe(403);
    const colleague = await aTeacher();
    expect((await edit(colleague, quiz, body)).status).toBe(403);
    expect((await edit(colleague, draft, body)).status).toBe(404);
    expect((await edit(teacher, { ...quiz, id: 'none' }, body)).status).toBe(404);
    const path = `/api/quizzes/${quiz.id}`;
    expect((await ask(path, { method: 'PATCH', json: { version: 1 } })).status).toBe(401);
  });
});

describe('an edit while students are at the quiz', () => {
  test('each attempt is graded by the version that it was taken on', async () => {
    const [teacher, student] = [await aTeacher(), await aStudent()];
    const before = await aQuiz(teacher);
    const after = await afterEdit(teacher, before, { questions: [byHand()] });

    const attemptAt = async (quiz: AQuiz) => {
      const answers = answersFor(quiz, quiz.questions.length);
      const sent = await submit(student, quiz, { answers, quizVersion: quiz.version });
      expect(sent.status).toBe(201);
      const path = `/api/quiz-results/attempt/${sent.body.attemptId as string}`;
      return (await ask(path, { token: student.token })).body.attempt;
    };
    expect(await attemptAt(before)).toMatchObject({ score: 5, totalQuestions: 5, quizVersion: 1 });
    expect(await attemptAt(after)).toMatchObject({ score: 1, totalQuestions: 1, quizVersion: 2 });
  });

  test('answers without a version are for the newest', async () => {
    const [teacher, student] = [await aTeacher(), await aStudent()];
    const before = await aQuiz(teacher);
    const after = await afterEdit(teacher, before, { questions: [byHand()] });
    expect((await submit(student, after)).status).toBe(201);
    expect((await submit(student, before)).status).toBe(400);
  });

  test('versions that nobody could take cannot be answered', async () => {
    const [teacher, student] = [await aTeacher(), await aStudent()];
    const draft = await aQuiz(teacher, { publish: 'false' });
    const edited = await afterEdit(teacher, draft, { title: 'Rivers and lakes' });
    await ask(`/api/quizzes/${draft.id}/publish`, { method: 'POST', token: teacher.token });
    expect((await submit(student, edited, { quizVersion: 2 })).status).toBe(201);
    expect((await submit(student, edited, { quizVersion: 1 })).status).toBe(404);
    expect((await submit(student, edited, { quizVersion: 7 })).status).toBe(404);
    expect((await submit(student, edited, { quizVersion: 0 })).status).toBe(400);
  });
});
