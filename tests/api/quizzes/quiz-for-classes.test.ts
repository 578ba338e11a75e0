import { beforeAll, describe, expect, test } from 'vitest';
import { aTeacher, type Person } from '../../support/people/people.ts';
import { ask } from '../../support/product/site.ts';
import { keepAttempts } from '../../support/quizzes/attempts.ts';
import { aQuiz, submit, type AQuiz } from '../../support/quizzes/quizzes.ts';
import {
  aClassWith,
  anAssignmentIn,
  give,
  inMinutes,
  settingsWith,
  type AnAssignment,
  type AssignedClass,
} from '../../support/school/assigned-class.ts';
import { expectPurged } from '../../support/school/deletions.ts';

let room: AssignedClass;
beforeAll(async () => {
  room = await aClassWith(1);
});

function on(
  { token }: Person,
  { id }: Pick<AnAssignment, 'id'>,
  act: string,
  method = 'POST',
  json?: unknown,
) {
  return ask(`/api/assignments/${id}${act}`, { method, token, json });
}

describe('a quiz that is given to classes', () => {
  function publishTo({ token }: Person, id: string, to: string) {
    return ask(`/api/quizzes/${id}/publish`, { token, json: { to } });
  }

  test('moves between the shelf and its classes', async () => {
    const quiz = await aQuiz(room.teacher, { publish: 'false' });
    for (const [to, status, seen] of [
      ['classes', 'assigned', 404],
      ['school', 'ready', 200],
      ['classes', 'assigned', 404],
    ] as const) {
      const { body } = await publishTo(room.teacher, quiz.id, to);
      expect(body.quiz).toMatchObject({ status });
      const read = await ask(`/api/quizzes/${quiz.id}`, { token: room.students[0]?.token });
      expect(read.status).toBe(seen);
    }
    expect((await publishTo(room.teacher, quiz.id, 'nobody')).status).toBe(400);
  });

  test('is reached on no other way than by an assignment', async () => {
    const { quizId } = await anAssignmentIn(room);
    const quiz = await ask(`/api/quizzes/${quizId}`, { token: room.teacher.token });
    const [maya] = room.students;
    if (!maya) throw new Error('nobody is there');
    const { token } = maya;
    const listed = await ask(`/api/student/${maya.uid}/quizzes`, { token });
    expect(JSON.stringify(listed.body)).not.toContain(quizId);
    expect((await ask(`/api/quizzes/${quizId}`, { token })).status).toBe(404);
    expect((await submit(maya, quiz.body.quiz as AQuiz)).status).toBe(404);
    const start = { method: 'POST', token };
    expect((await ask(`/api/quizzes/${quizId}/attempts`, start)).status).toBe(404);
    const colleague = await aTeacher();
    for (const path of ['', '/analysis', '/drafts', '/progress', '/open-attempts']) {
      const own = await ask(`/api/quizzes/${quizId}${path}`, { token: room.teacher.token });
      expect(own.status).toBe(200);
      const theirs = await ask(`/api/quizzes/${quizId}${path}`, { token: colleague.token });
      // Only the teacher may read a quiz's job, whoever may see the quiz.
      expect(theirs.status).toBe(path === '/progress' ? 403 : 404);
    }
  });

  test('its students report a question, and its teacher drops it', async () => {
    const { quizId } = await anAssignmentIn(room);
    const read = await ask(`/api/quizzes/${quizId}`, { token: room.teacher.token });
    const [question] = (read.body.quiz as AQuiz).questions;
    const [maya] = room.students;
    if (!question || !maya) throw new Error('nothing is there');
    const result = { userAnswer: 0, isCorrect: false, estimatedTime: 9 };
    const answered = { ...question, ...result, questionId: question.id, index: 0 };
    const [attempt] = await keepAttempts(maya, { quizId, detailedResults: [answered] });
    const path = `/api/quiz-results/attempt/${attempt?.id ?? ''}/questions/${question.id}/report`;
    const json = { reason: 'unclear' };
    const reported = await ask(path, { method: 'PUT', token: maya.token, json });
    expect(reported.status).toBe(200);
    const drop = `/api/quizzes/${quizId}/questions/${question.id}/drop`;
    const dropped = await ask(drop, { method: 'POST', token: room.teacher.token });
    expect(dropped.body.quiz).toMatchObject({ status: 'assigned', numQuestions: 4 });
  });

  test('stays off the shelf until its results are shown', async () => {
    const given = await anAssignmentIn(room, { release: 'by-hand' });
    const refused = await publishTo(room.teacher, given.quizId, 'school');
    expect(refused.status).toBe(409);
    expect(refused.body.error).toContain('Release them first');
    await on(room.teacher, given, '/release');
    expect((await publishTo(room.teacher, given.quizId, 'school')).status).toBe(200);
  });

  test('can be edited, and goes with what has not opened; the rest is closed', async () => {
    const draft = await aQuiz(room.teacher, { publish: 'false' });
    const settings = { opensAt: inMinutes(10) };
    const [now, later] = await Promise.all([
      give(room.teacher, draft, [room]),
      give(room.teacher, draft, [room], settings),
    ]);
    const [open] = now.body.assignments as AnAssignment[];
    const [coming] = later.body.assignments as AnAssignment[];
    if (!open || !coming) throw new Error('not given');
    const edited = await ask(`/api/quizzes/${draft.id}`, {
      ...{ method: 'PATCH', token: room.teacher.token },
      json: { version: draft.version, title: 'Rivers again' },
    });
    expect(edited.status).toBe(200);
    const path = `/api/quizzes/${draft.id}`;
    expect((await ask(path, { method: 'DELETE', token: room.teacher.token })).status).toBe(200);
    const readOpen = async () => (await on(room.teacher, open, '', 'GET')).body.assignment;
    await expectPurged(readOpen).toMatchObject({ state: 'released' });
    const readComing = async () => (await on(room.teacher, coming, '', 'GET')).status;
    await expectPurged(readComing).toBe(404);
    const json = { settings: settingsWith() };
    expect((await on(room.teacher, open, '/settings', 'PUT', json)).status).toBe(409);
  });
});
