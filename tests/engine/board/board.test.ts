import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { anna, colleague, pupil } from '../attempts/sitting-room.ts';
import { addAccount, CLASS_ID, openBoardRoom, QUIZ_ID, type BoardRoom } from './board-room.ts';

let room: BoardRoom;
let rooms = 0;
beforeEach(async () => {
  room = await openBoardRoom(`demo-board-${(rooms += 1)}`, ['maya', 'omar', 'lea']);
});
afterEach(() => room.close());

const HOUR = 60 * 60;

describe('a quiz on the board', () => {
  test('goes from question to question, and the key is told once the answers are shown', async () => {
    const begun = await room.begin('attempt');
    expect(begun).toMatchObject({ state: 'waiting', turn: 0, joined: 0, numQuestions: 5 });
    expect(await room.join('maya')).toMatchObject({ state: 'waiting', question: null });
    await room.join('omar');

    const asked = await room.turn(begun, 1);
    expect(asked).toMatchObject({ state: 'asked', questionIndex: 0, joined: 2, answered: 0 });
    expect(asked.bars).toBeNull();
    const seen = await room.look('maya');
    expect(seen).toMatchObject({ state: 'asked', answer: null, solution: null });
    expect(JSON.stringify(seen)).not.toMatch(/correct|Rivers flow/);

    await room.answer('maya', begun, 0, 1);
    await room.answer('omar', begun, 0, 3);
    expect(await room.lookUp()).toMatchObject({ joined: 2, answered: 2, bars: null });

    const shown = await room.turn(begun, 2);
    expect(shown).toMatchObject({ state: 'shown', bars: [0, 1, 0, 1] });
    expect(shown.solution).toEqual({ correctAnswer: 1, explanation: 'Rivers flow.' });
    expect(await room.look('omar')).toMatchObject({
      state: 'shown',
      answer: 3,
      solution: { correctAnswer: 1 },
    });
  });

  test('tells nobody’s name', async () => {
    const begun = await room.begin('attempt');
    await room.join('maya');
    await room.turn(begun, 1);
    await room.answer('maya', begun, 0, 1);
    const shown = JSON.stringify(await room.turn(begun, 2));
    const over = JSON.stringify(await room.end(begun));
    expect(shown + over).not.toContain('maya');
  });

  test('a draft is opened to classes, and stays off the shelf', async () => {
    await room.begin('practice');
    expect((await room.repositories.quizzes.find(QUIZ_ID))?.status).toBe('assigned');
  });

  test('a turn that comes twice is taken once, and none is left out', async () => {
    const begun = await room.begin('attempt');
    await room.turn(begun, 1);
    expect(await room.turn(begun, 1)).toMatchObject({ turn: 1 });
    await expect(room.turn(begun, 3)).rejects.toThrow('409 The board has moved on');
    await room.turn(begun, 2);
    await expect(room.turn(begun, 1)).rejects.toThrow('409');
  });

  test('a start that comes twice is one board, and beside it there is no other', async () => {
    const begun = await room.begin('attempt');
    expect((await room.begin('attempt')).runId).toBe(begun.runId);
    await expect(room.begin('practice')).rejects.toThrow('409 A quiz is on the board');
  });
});

describe('an answer', () => {
  test('counts once however often it comes, and can be changed until the answers are shown', async () => {
    const begun = await room.begin('attempt');
    await room.join('maya');
    await room.turn(begun, 1);
    await room.answer('maya', begun, 0, 0);
    const [, writes] = await room.costOf(() => room.answer('maya', begun, 0, 0));
    expect(writes).toBe(0);
    await room.answer('maya', begun, 0, 1);
    expect((await room.turn(begun, 2)).bars).toEqual([0, 1, 0, 0]);
    // The same one, whose reply was lost.
    expect(await room.answer('maya', begun, 0, 1)).toMatchObject({ answer: 1 });
    await expect(room.answer('maya', begun, 0, 2)).rejects.toThrow('409 This question is closed.');
    expect((await room.lookUp())?.bars).toEqual([0, 1, 0, 0]);
  });

  test('costs two reads and one write', async () => {
    const begun = await room.begin('attempt');
    await room.join('maya');
    await room.turn(begun, 1);
    const [reads, writes] = await room.costOf(() => room.answer('maya', begun, 0, 1));
    expect([reads, writes]).toEqual([2, 1]);
  });

  test('is refused for a question that is not asked, and an option that is not there', async () => {
    const begun = await room.begin('attempt');
    await room.join('maya');
    await expect(room.answer('maya', begun, 0, 1)).rejects.toThrow('409');
    await room.turn(begun, 1);
    await expect(room.answer('maya', begun, 1, 1)).rejects.toThrow('409');
    await expect(room.answer('maya', begun, 0, 4)).rejects.toThrow('400');
    await expect(room.answer('maya', { runId: 'another' }, 0, 1)).rejects.toThrow('404');
  });

  test('can be changed thirty times, and not without end', async () => {
    const begun = await room.begin('attempt');
    await room.turn(begun, 1);
    for (let at = 0; at < 30; at += 1) await room.answer('maya', begun, 0, at % 2);
    await expect(room.answer('maya', begun, 0, 0)).rejects.toThrow('429');
    await room.turn(begun, 2);
    await room.turn(begun, 3);
    await room.answer('maya', begun, 1, 0);
  });

  test('on a second device goes to the same seat', async () => {
    const begun = await room.begin('attempt');
    await room.join('maya');
    await room.turn(begun, 1);
    await room.answer('maya', begun, 0, 2);
    expect(await room.join('maya')).toMatchObject({ answer: 2 });
    expect(await room.lookUp()).toMatchObject({ joined: 1, answered: 1 });
  });
});

describe('who is not in the class', () => {
  test('finds nothing on its board', async () => {
    const begun = await room.begin('attempt');
    await addAccount(room, 'zoe', []);
    await expect(room.join('zoe')).rejects.toThrow('404');
    await expect(room.look('zoe')).rejects.toThrow('404');
    await expect(room.answer('zoe', begun, 0, 1)).rejects.toThrow('404');
    const open = await room.call(pupil('zoe'), 'GET', '/student/zoe/boards');
    expect(open.body).toMatchObject({ boards: [], isInClass: false });
  });

  test('comes in with the next look once she has joined it', async () => {
    await room.begin('attempt');
    await addAccount(room, 'zoe', []);
    await expect(room.look('zoe')).rejects.toThrow('404');
    await addAccount(room, 'zoe', [CLASS_ID]);
    expect(await room.join('zoe')).toMatchObject({ state: 'waiting' });
  });

  test('and is told after a minute at the latest that she was taken out', async () => {
    await room.begin('attempt');
    await room.join('maya');
    await addAccount(room, 'maya', []);
    room.at(61);
    await expect(room.look('maya')).rejects.toThrow('404');
  });

  test('is not there for a teacher of another class', async () => {
    const begun = await room.begin('attempt');
    await expect(room.lookUp(colleague)).rejects.toThrow('404 Class not found.');
    await expect(room.turn(begun, 1, colleague)).rejects.toThrow('404 Class not found.');
    await expect(room.end(begun, colleague)).rejects.toThrow('404 Class not found.');
    expect(await room.lookUp()).toMatchObject({ state: 'waiting' });
  });

  test('another teacher of the class can end it, and cannot go on', async () => {
    await room.documents.doc(`classes/${CLASS_ID}`).update({ teacherIds: ['anna', 'bert'] });
    const begun = await room.begin('attempt');
    expect(await room.lookUp(colleague)).toMatchObject({ isLeader: false });
    await expect(room.turn(begun, 1, colleague)).rejects.toThrow('403');
    expect(await room.end(begun, colleague)).toMatchObject({ state: 'over' });
  });
});

/** A board on which Maya has one right and one wrong, and Omar has answered nothing. */
async function play(keptAs: 'practice' | 'attempt') {
  const begun = await room.begin(keptAs);
  await room.join('maya');
  await room.join('omar');
  await room.turn(begun, 1);
  room.at(10);
  await room.answer('maya', begun, 0, 1);
  await room.turn(begun, 2);
  await room.turn(begun, 3);
  room.at(25);
  await room.answer('maya', begun, 1, 0);
  return begun;
}

describe('when it ends', () => {
  test('what was answered is an attempt over the questions that were asked, kept once', async () => {
    const begun = await play('attempt');
    const over = await room.end(begun);
    expect(over).toMatchObject({ state: 'over', joined: 2 });
    expect(over.outcome).toEqual([
      { question: 'What does part 1 of a river do?', answered: 1, right: 1 },
      { question: 'What does part 2 of a river do?', answered: 1, right: 0 },
    ]);
    await room.end(begun);
    const [attempt, ...others] = await room.attemptsOf('maya');
    expect(others).toEqual([]);
    expect(attempt).toMatchObject({ quizId: QUIZ_ID, score: 1, totalQuestions: 2, timeTaken: 25 });
    expect(await room.attemptsOf('omar')).toEqual([]);
    expect((await room.totalsOf('maya')).attempts).toBe(1);
    const { attemptId } = await room.look('maya');
    expect(await room.read(pupil('maya'), attemptId ?? '')).toMatchObject({ status: 200 });
    expect(await room.look('omar')).toMatchObject({ state: 'over', attemptId: null });
    await expect(room.answer('maya', begun, 1, 1)).rejects.toThrow('409');
  });

  test('or what was missed comes back as practice, and is no result', async () => {
    const begun = await play('practice');
    await room.end(begun);
    await room.end(begun);
    expect(await room.attemptsOf('maya')).toEqual([]);
    const practice = await room.call(pupil('maya'), 'GET', '/student/maya/practice');
    expect(practice.body).toMatchObject({
      due: 1,
      questions: [
        { quizId: QUIZ_ID, questionId: 'q2', question: 'What does part 2 of a river do?' },
      ],
    });
    const answered = await room.call(pupil('maya'), 'POST', '/student/maya/practice/answers', {
      ...{ quizId: QUIZ_ID, questionId: 'q2', answer: 1 },
    });
    expect(answered.body).toMatchObject({ isCorrect: true, correctAnswer: 1 });
    const today = await room.call(pupil('maya'), 'GET', '/student/maya/today');
    expect(today.status).toBe(200);
  });

  test('also of who sits at the same quiz meanwhile, whose own attempt goes on', async () => {
    await room.begin('attempt').then((begun) => room.end(begun));
    await room.documents.doc(`quizzes/${QUIZ_ID}`).update({ status: 'ready' });
    const begun = await play('attempt');
    const started = await room.call(pupil('maya'), 'POST', `/quizzes/${QUIZ_ID}/attempts`);
    expect(started.status).toBe(201);
    await room.end(begun);
    expect(await room.attemptsOf('maya')).toHaveLength(1);
    const attempt = { quizId: QUIZ_ID, attemptId: started.body.attempt?.id };
    expect((await room.submit(pupil('maya'), attempt)).status).toBe(201);
    expect(await room.attemptsOf('maya')).toHaveLength(2);
  });

  test('a laptop that is closed ends it after three hours, and the night keeps and clears it', async () => {
    const begun = await play('attempt');
    room.at(3 * HOUR);
    expect(await room.look('maya')).toMatchObject({ state: 'over' });
    await expect(room.turn(begun, 4)).rejects.toThrow('409');
    expect(await room.attemptsOf('maya')).toEqual([]);
    room.at(3 * HOUR + 1);
    await room.jobs.reconcile();
    expect(await room.attemptsOf('maya')).toHaveLength(1);
    expect(await room.countSeats()).toBe(0);
    expect(await room.lookUp()).toBeNull();
  });

  test('and so does the next one on the same board', async () => {
    await play('attempt');
    room.at(4 * HOUR);
    const next = await room.begin('practice');
    expect(next).toMatchObject({ state: 'waiting', joined: 0 });
    expect(await room.attemptsOf('maya')).toHaveLength(1);
    expect(await room.countSeats()).toBe(0);
  });

  test('a quiz that is deleted is graded before it goes', async () => {
    await play('attempt');
    expect((await room.call(anna, 'DELETE', `/quizzes/${QUIZ_ID}`)).status).toBe(200);
    expect(await room.attemptsOf('maya')).toHaveLength(1);
    expect(await room.look('maya')).toMatchObject({ state: 'over' });
  });

  test('a class that is archived has nothing on its board any more', async () => {
    const begun = await play('attempt');
    const archived = await room.call(anna, 'PUT', `/classes/${CLASS_ID}/archived`, {
      archived: true,
    });
    expect(archived.status).toBe(200);
    expect(await room.attemptsOf('maya')).toHaveLength(1);
    await expect(room.turn(begun, 4)).rejects.toThrow('409');
    await expect(room.begin('attempt')).rejects.toThrow('409');
  });
});

test('what the class is not shown yet of an assignment cannot be shown on the board', async () => {
  await room.give(QUIZ_ID, CLASS_ID, { release: 'by-hand' });
  await expect(room.begin('attempt')).rejects.toThrow('409 9b has this quiz as an assignment');
});

describe('whoever sat at a board that showed answers has seen them', () => {
  const seenOf = async (): Promise<string[]> => {
    const path = `/classes/${CLASS_ID}/quizzes/${QUIZ_ID}/answers-seen`;
    const { seen } = (await room.call(anna, 'GET', path)).body as { seen: { studentId: string }[] };
    return seen.map(({ studentId }) => studentId).sort();
  };
  const markOf = async (id: string, uid: string): Promise<unknown> => {
    const { body } = await room.call(anna, 'GET', `/assignments/${id}/live`);
    const students = body.students as { studentId: string; sawAnswers: boolean }[];
    return students.find(({ studentId }) => studentId === uid)?.sawAnswers;
  };
  const inMarkbook = async (uid: string): Promise<unknown> => {
    const { body } = await room.call(anna, 'GET', `/classes/${CLASS_ID}/markbook`);
    const rows = body.rows as { studentId: string; marks: { sawAnswers: boolean }[] }[];
    return rows.find(({ studentId }) => studentId === uid)?.marks[0]?.sawAnswers;
  };

  test.each(['practice', 'attempt'] as const)(
    'from the first of them on, kept as %s',
    async (how) => {
      const begun = await room.begin(how);
      await room.join('maya');
      await room.join('omar');
      await room.turn(begun, 1);
      await room.answer('maya', begun, 0, 1);
      expect(await seenOf()).toEqual([]);
      await room.turn(begun, 2);
      expect(await seenOf()).toEqual(['maya', 'omar']);
      await room.join('lea');
      await room.end(begun);
      expect(await seenOf()).toEqual(['lea', 'maya', 'omar']);
    },
  );

  test('and nobody where none were shown', async () => {
    const begun = await room.begin('practice');
    await room.join('maya');
    await room.turn(begun, 1);
    await room.end(begun);
    expect(await seenOf()).toEqual([]);
  });

  test('which her graded attempt says from its start, in the markbook and on the live page', async () => {
    await room.end(await play('practice'));
    const id = await room.give(QUIZ_ID, CLASS_ID);
    const { body } = await room.start(pupil('omar'), id);
    expect(await markOf(id, 'omar')).toBe(true);
    await room.submit(pupil('omar'), { quizId: QUIZ_ID, attemptId: body.attempt?.id });
    const lea = await room.start(pupil('lea'), id);
    await room.submit(pupil('lea'), { quizId: QUIZ_ID, attemptId: lea.body.attempt?.id });
    expect([await markOf(id, 'omar'), await inMarkbook('omar')]).toEqual([true, true]);
    expect([await markOf(id, 'lea'), await inMarkbook('lea')]).toEqual([false, false]);
  });

  test('and is no result of hers, before a count of all her results and after it', async () => {
    await room.end(await play('practice'));
    await room.documents.doc(`quizzes/${QUIZ_ID}`).update({ status: 'ready' });
    const bestOf = async (): Promise<unknown> => {
      const { body } = await room.call(pupil('maya'), 'GET', '/student/maya/quizzes?limit=100');
      return (body.quizzes as { id: string; best: unknown }[]).find(({ id }) => id === QUIZ_ID)
        ?.best;
    };
    expect(await bestOf()).toBeNull();
    await room.repositories.quizResults.recount('maya');
    expect([await bestOf(), await seenOf()]).toEqual([null, ['maya', 'omar']]);
    await room.submit(pupil('maya'), { quizId: QUIZ_ID });
    await room.repositories.quizResults.recount('maya');
    expect(await bestOf()).toMatchObject({ attempts: 1 });
    const kept = await room.documents.doc(`students/maya/quizResults/${QUIZ_ID}`).get();
    expect(kept.data()).toMatchObject({ attempts: 1, sawOnBoard: true });
  });
});
