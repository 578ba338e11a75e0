import { expect, test } from 'vitest';
import { aToDo } from '../../test/to-do.fixture.ts';
import { writeCalendar } from './write-calendar.ts';

const origin = 'https://study.example';

/** Reads the unfolded lines of each event and its alarm, keyed by name. */
function read(file: string) {
  const lines = file.replace(/\r\n[ \t]/g, '').split('\r\n');
  const events: Record<string, string>[] = [];
  let prefix = '';
  for (const line of lines) {
    const [, name = '', value = ''] = /^([\w-]+)[^:]*:(.*)$/.exec(line) ?? [];
    if (line === 'BEGIN:VEVENT') events.push({});
    else if (line === 'BEGIN:VALARM') prefix = 'ALARM-';
    else if (line === 'END:VALARM') prefix = '';
    else if (name !== 'END') Object.assign(events.at(-1) ?? {}, { [prefix + name]: value });
  }
  return events;
}

test('an event has its due time in UTC, a name that stays, and an alarm a day before', () => {
  const [event] = read(writeCalendar([aToDo()], origin));
  expect(event).toMatchObject({
    UID: 'assignment-rivers-7b@study.example',
    SUMMARY: 'Rivers is due',
    DTSTART: '20261127T154200Z',
    DTEND: '20261127T154200Z',
    DESCRIPTION: 'Geography 7b\\nTime limit: 5 minutes',
    URL: 'https://study.example/student-dashboard?tab=quiz',
    'ALARM-ACTION': 'DISPLAY',
    'ALARM-TRIGGER': '-PT24H',
  });
});

test('what has no due time has the time when it closes, and what stays open is left out', () => {
  const closesAt = '2026-11-29T18:00:00.000Z';
  const events = read(
    writeCalendar([aToDo({ dueAt: null, closesAt }), aToDo({ id: 'always', dueAt: null })], origin),
  );
  expect(events.map(({ DTSTART }) => DTSTART)).toEqual(['20261129T180000Z']);
});

test('what is late has the time until which it is still taken', () => {
  const dueAt = '2026-11-27T15:42:00.000Z';
  const closesAt = '2026-11-29T18:00:00.000Z';
  const late = aToDo({ state: 'late', dueAt, closesAt, acceptsLate: true });
  expect(read(writeCalendar([late], origin)).map(({ DTSTART }) => DTSTART)).toEqual([
    '20261129T180000Z',
  ]);
});

test('signs with a meaning of their own and long titles are kept', () => {
  const quizTitle = `Rivers, lakes; and \\ seas: ${'a very long title '.repeat(6)}`.trim();
  const file = writeCalendar([aToDo({ quizTitle })], origin);
  expect(read(file)[0]?.['SUMMARY']).toBe(
    `${quizTitle.replace('\\', '\\\\').replace(',', '\\,').replace(';', '\\;')} is due`,
  );
  for (const line of file.split('\r\n')) expect(line.length).toBeLessThanOrEqual(75);
});
