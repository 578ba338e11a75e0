import type { ToDo } from '@study-assistant/contract/assignments/assignments';
import { orUntitled } from '@study-assistant/contract/wire/titles';
import { createEvents, type EventAttributes } from 'ics';
import { describeTimeLimit } from '../../components/assignments/assignment-words.ts';
import { paths } from '../../paths.ts';
import { lastTimeOf } from './group-to-do.ts';

/**
 * Writes the due times as an iCalendar file in UTC, which a calendar shows in its own zone. An
 * assignment keeps its id, so that a second file moves events of the first.
 *
 * @throws when the library refuses an event
 */
export function writeCalendar(toDos: readonly ToDo[], origin: string): string {
  const events = toDos.flatMap((toDo) => toEvent(toDo, origin) ?? []);
  const { error, value } = createEvents(events, {
    productId: '-//Study Assistant//Due dates//EN',
    calName: 'Study Assistant',
  });
  if (error || value === null) throw error ?? new Error('There is no calendar.');
  return value;
}

function toEvent(toDo: ToDo, origin: string): EventAttributes | null {
  const time = lastTimeOf(toDo);
  if (time === null) return null;
  const moment = Date.parse(time);
  return {
    uid: `assignment-${toDo.id}@${new URL(origin).hostname}`,
    title: `${orUntitled(toDo.quizTitle)} is due`,
    description: `${toDo.className}\n${describeTimeLimit(toDo.timeLimit)}`,
    start: moment,
    startOutputType: 'utc',
    end: moment,
    endOutputType: 'utc',
    url: `${origin}${paths.studentQuizzes}`,
    busyStatus: 'FREE',
    transp: 'TRANSPARENT',
    // Hours are used because the library turns a day into "P1DT", which is not a valid duration.
    alarms: [
      { action: 'display', description: 'Due tomorrow', trigger: { hours: 24, before: true } },
    ],
  };
}
