import { beforeAll, describe, expect, test } from 'vitest';
import {
  aClassWith,
  anAssignmentIn,
  give,
  inMinutes,
  settingsWith,
  type AnAssignment,
  type AssignedClass,
} from '../support/assigned-class.ts';
import type { Person } from '../support/people.ts';
import { aQuiz } from '../support/quizzes.ts';
import { ask } from '../support/site.ts';

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
    expect((await on(room.teacher, open, '', 'GET')).body.assignment).toMatchObject({
      state: 'released',
    });
    expect((await on(room.teacher, coming, '', 'GET')).status).toBe(404);
    const json = { settings: settingsWith() };
    expect((await on(room.teacher, open, '/settings', 'PUT', json)).status).toBe(409);
  });
});
