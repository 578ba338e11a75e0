import { describe, expect, test } from 'vitest';
import { aStudent, aStudentNamed, aTeacher } from '../../support/people/people.ts';
import { ask } from '../../support/product/site.ts';
import { withSchool } from '../../support/quizzes/attempts.ts';
import { aQuizWithDrafts, confirm } from '../../support/quizzes/question-drafts.ts';
import {
  decide,
  ownReports,
  report,
  reportedOnCard,
  reportsOn,
  take,
} from '../../support/quizzes/question-reports.ts';
import { afterEdit, editedAt } from '../../support/quizzes/quiz-edits.ts';
import { aQuiz } from '../../support/quizzes/quizzes.ts';
import { expectPurged } from '../../support/school/deletions.ts';

async function aReportedQuiz() {
  const [teacher, student] = [await aTeacher(), await aStudentNamed('Ada Okoye')];
  const quiz = await aQuiz(teacher);
  const attemptId = await take(student, quiz, 3);
  const [first, second] = quiz.questions.map(({ id }) => id);
  if (!first || !second) throw new Error('the quiz is empty');
  return { teacher, student, quiz, attemptId, first, second };
}

describe('PUT /api/quiz-results/attempt/:attemptId/questions/:questionId/report', () => {
  test('the teacher reads what the student has sent, cleaned, and the student sees it again', async () => {
    const { teacher, student, quiz, attemptId, first } = await aReportedQuiz();
    const said = { reason: 'other', line: '  Two\u202E\n  words \u0007' };
    const { status, body } = await report(student, attemptId, first, said);
    expect(status).toBe(200);
    const sent = { questionId: first, reason: 'other', line: 'Two words', isSettled: false };
    expect(body.report).toMatchObject(sent);
    expect((await ownReports(student, attemptId)).body.reports).toMatchObject([sent]);
    expect(await reportsOn(teacher, quiz, first)).toMatchObject([
      {
        studentId: student.uid,
        fullName: 'Ada Okoye',
        reason: 'other',
        line: 'Two words',
        quizVersion: 1,
      },
    ]);
    expect(await reportedOnCard(teacher, quiz)).toBe(1);
  });

  test('a second report takes the place of the first', async () => {
    const { teacher, student, quiz, attemptId, first, second } = await aReportedQuiz();
    await report(student, attemptId, first, { reason: 'unclear', line: 'What?' });
    await report(student, attemptId, first, { reason: 'wrong-key' });
    await report(student, attemptId, second);
    expect(await reportsOn(teacher, quiz, first)).toMatchObject([
      { reason: 'wrong-key', line: null },
    ]);
    expect(await reportedOnCard(teacher, quiz)).toBe(2);
  });

  test('twenty at once are sent in a day, and the next one is told to wait', async () => {
    const { student, attemptId, first } = await aReportedQuiz();
    const answers = await Promise.all(
      Array.from({ length: 23 }, () => report(student, attemptId, first)),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(refused).toHaveLength(3);
    expect(refused[0]?.body).toMatchObject({ success: false, code: 'too-many-requests' });
    expect(refused[0]?.body.error).toMatch(/tomorrow/);
  });

  test.each([
    ['no reason', {}],
    ['a reason that we do not know', { reason: 'boring' }],
    ['another reason without a word', { reason: 'other' }],
    ['words that nobody sees', { reason: 'other', line: ' \u200B ' }],
    ['too many words', { reason: 'unclear', line: 'a'.repeat(201) }],
  ])('%s is refused', async (_, said) => {
    const { student, attemptId, first } = await aReportedQuiz();
    const { status, body } = await report(student, attemptId, first, said);
    expect(status).toBe(400);
    expect(body.error).toMatch(/\.$/);
  });

  test('only of a result of her own, and of a question that stood in it', async () => {
    const { teacher, student, attemptId, first } = await aReportedQuiz();
    const other = await aStudent();
    expect((await report({ token: '' }, attemptId, first)).status).toBe(401);
    expect((await report(other, attemptId, first)).status).toBe(403);
    expect((await report(teacher, attemptId, first)).status).toBe(403);
    expect((await report(student, attemptId, 'q99')).status).toBe(404);
    expect((await report(student, 'none', first)).status).toBe(404);
    expect((await report(student, 'a.b', first)).status).toBe(400);
  });

  test('a question that has been reworded since is not reported any more', async () => {
    const { teacher, student, quiz, attemptId, first } = await aReportedQuiz();
    await afterEdit(teacher, quiz, { questions: editedAt(quiz, 0, { question: 'Which then?' }) });
    const { status, body } = await report(student, attemptId, first);
    expect(status).toBe(409);
    expect(body.error).toBe('Your teacher has already changed this question.');
  });
});

describe('GET /api/quiz-results/attempt/:attemptId/reports', () => {
  test('nobody sees what others have sent', async () => {
    const { teacher, student, quiz, attemptId, first } = await aReportedQuiz();
    await report(student, attemptId, first);
    const other = await aStudent();
    const theirs = await take(other, quiz, 2);
    expect((await ownReports(other, theirs)).body.reports).toEqual([]);
    expect((await ownReports(other, attemptId)).status).toBe(403);
    expect((await ownReports(teacher, attemptId)).status).toBe(403);
    expect((await ownReports(student, 'none')).status).toBe(404);
    expect((await ownReports(student, 'a.b')).status).toBe(400);
    expect((await ask(`/api/quiz-results/attempt/${attemptId}/reports`)).status).toBe(401);
  });
});

describe('what has been reported', () => {
  test('is settled when the question is kept, and what is reported afterwards shows again', async () => {
    const { teacher, student, quiz, attemptId, first, second } = await aReportedQuiz();
    await report(student, attemptId, first);
    await report(student, attemptId, second);
    expect((await decide(teacher, quiz, first, 'keep')).status).toBe(200);
    expect(await reportsOn(teacher, quiz, first)).toEqual([]);
    expect(await reportsOn(teacher, quiz, second)).toHaveLength(1);
    expect(await reportedOnCard(teacher, quiz)).toBe(1);
    expect((await ownReports(student, attemptId)).body.reports).toMatchObject([
      { questionId: first, isSettled: true },
      { questionId: second, isSettled: false },
    ]);
    await report(student, attemptId, first);
    expect(await reportsOn(teacher, quiz, first)).toHaveLength(1);
  });

  test('is settled by an edit of the question, and not by one of another', async () => {
    const { teacher, student, quiz, attemptId, first, second } = await aReportedQuiz();
    await report(student, attemptId, first);
    await report(student, attemptId, second);
    await afterEdit(teacher, quiz, { questions: editedAt(quiz, 0, { explanation: 'So it is.' }) });
    expect(await reportsOn(teacher, quiz, first)).toEqual([]);
    expect(await reportsOn(teacher, quiz, second)).toHaveLength(1);
  });

  test('stays open when its question is confirmed, which changes nothing of what was reported', async () => {
    const [teacher, student] = [await aTeacher(), await aStudent()];
    const quiz = await aQuizWithDrafts(teacher);
    const fifth = quiz.questions[4]?.id ?? '';
    await report(student, await take(student, quiz, 3), fifth);
    expect((await confirm(teacher.token, quiz, fifth)).status).toBe(200);
    expect(await reportsOn(teacher, quiz, fifth)).toHaveLength(1);
    expect(await reportedOnCard(teacher, quiz)).toBe(1);
  });

  test("only the quiz's own teacher keeps a question", async () => {
    const { teacher, student, quiz, first } = await aReportedQuiz();
    expect((await decide({ token: '' }, quiz, first, 'keep')).status).toBe(401);
    expect((await decide(student, quiz, first, 'keep')).status).toBe(403);
    expect((await decide(await aTeacher(), quiz, first, 'keep')).status).toBe(403);
    expect((await decide(teacher, quiz, 'q99', 'keep')).status).toBe(404);
    expect((await decide(teacher, { id: 'none' }, first, 'keep')).status).toBe(404);
    expect((await decide(teacher, quiz, 'a.b', 'keep')).status).toBe(400);
  });

  test('goes with its quiz', async () => {
    const { teacher, student, quiz, attemptId, first } = await aReportedQuiz();
    await report(student, attemptId, first);
    await decide(teacher, quiz, first, 'keep');
    await ask(`/api/quizzes/${quiz.id}`, { method: 'DELETE', token: teacher.token });
    expect((await report(student, attemptId, first)).status).toBe(404);
    const readReports = () =>
      withSchool(
        async (school) =>
          (await school.doc(`reports/${student.uid}`).get()).get('reports') as unknown,
      );
    await expectPurged(readReports).toEqual([]);
  });
});
