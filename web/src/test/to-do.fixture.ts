import type { ToDo } from '@study-assistant/contract/assignments/assignments';
import { http, HttpResponse } from 'msw';
import type { ToDoList } from '../queries/assignments.ts';
import { server } from './server.ts';

/** An assignment that is open until Friday. */
export function aToDo(over: Partial<ToDo> = {}): ToDo {
  return {
    id: 'rivers-7b',
    classId: '7b',
    className: 'Geography 7b',
    timeZone: 'UTC',
    quizId: 'rivers',
    quizTitle: 'Rivers',
    toughness: 'Easy',
    numQuestions: 5,
    state: 'open',
    opensAt: '2026-11-20T07:00:00.000Z',
    dueAt: '2026-11-27T15:42:00.000Z',
    closesAt: null,
    acceptsLate: false,
    isExcused: false,
    remindedAt: null,
    timeLimit: { seconds: 300, usualSeconds: 300 },
    attemptsLeft: 1,
    isWorking: false,
    handedIn: [],
    shows: 'score-and-answers',
    shownAfter: null,
    isReleased: true,
    ...over,
  };
}

/** An assignment that is handed in, with its result withheld until Sunday. */
export function aHeldToDo(over: Partial<ToDo> = {}): ToDo {
  const handedIn = [{ attemptId: 'first', handedInAt: '2026-11-21T15:42:00.000Z', isLate: false }];
  const held = { attemptsLeft: 0, isReleased: false, shownAfter: '2026-11-29T18:00:00.000Z' };
  return aToDo({ handedIn, ...held, ...over });
}

/** Serves the list; `asked` counts the requests. */
export function serveToDo(over: Partial<ToDoList> = {}) {
  const list: ToDoList = {
    assignments: [],
    isInClass: false,
    timeFactor: 1,
    serverNow: new Date().toISOString(),
    ...over,
  };
  const requests = { asked: 0 };
  server.use(
    http.get('/api/student/:uid/to-do', () => {
      requests.asked += 1;
      return HttpResponse.json({ success: true, ...list });
    }),
  );
  return requests;
}
