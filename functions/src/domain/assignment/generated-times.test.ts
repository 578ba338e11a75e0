import { createHash } from 'node:crypto';
import {
  assignmentStates,
  closingOf,
  findState,
  isReleased,
} from '@study-assistant/contract/assignments/assignment-times';
import { assignmentSettingsSchema } from '@study-assistant/contract/assignments/assignments';
import {
  TIME_FACTORS,
  UNTIMED,
  type TimeFactor,
} from '@study-assistant/contract/quizzes/time-limit';
import { sayMoment } from '@study-assistant/contract/wire/moments';
import { expect, test } from 'vitest';
import { timesOf } from '../attempt/open-attempt.ts';
import type { Accommodation } from './accommodation.ts';
import { anAssignment, anException } from './assignment.fixture.ts';
import { windowOf } from './own-window.ts';

const RUNS = Array.from({ length: 400 }, (_, run) => run);
const MINUTE_MS = 60_000;
const WEEK_MINUTES = 7 * 24 * 60;
const SKEW_MINUTES = 5;

/** Zones, and a night in which their clocks are put back or forward. */
const NIGHTS = [
  ['Europe/Oslo', '2026-10-25T01:00:00.000Z'],
  ['Europe/Oslo', '2027-03-28T01:00:00.000Z'],
  ['America/New_York', '2026-11-01T06:00:00.000Z'],
  ['Australia/Lord_Howe', '2026-10-03T15:30:00.000Z'],
  ['Asia/Kolkata', '2026-10-25T01:00:00.000Z'],
] as const;

/** Always the same for the same run. */
function drawer(run: number) {
  return (name: string, below: number): number => {
    const digest = createHash('sha256').update(`${run}/${name}`).digest();
    return Math.floor((digest.readUInt32BE() / 2 ** 32) * below);
  };
}
type Draw = ReturnType<typeof drawer>;

function minutesAfter(time: string, minutes: number): string {
  return new Date(Date.parse(time) + minutes * MINUTE_MS).toISOString();
}

/** Minutes that many teachers choose: nothing, short, or days. */
function drawSpan(draw: Draw, name: string): number {
  const longest = [2, 60, WEEK_MINUTES][draw(`${name} scale`, 3)] ?? 2;
  return 1 + draw(name, longest);
}

function drawAssignment(draw: Draw) {
  const [timeZone, night] = NIGHTS[draw('zone', NIGHTS.length)] ?? NIGHTS[0];
  const opensAt = minutesAfter(night, draw('opens', WEEK_MINUTES) - WEEK_MINUTES / 2);
  const due = minutesAfter(opensAt, drawSpan(draw, 'due'));
  const closing = minutesAfter(due, drawSpan(draw, 'closes'));
  const dueAt = draw('has due', 4) === 0 ? null : due;
  const closesAt = draw('has closing', 4) === 0 ? null : closing;
  const release = (['at-once', 'after-closing', 'by-hand'] as const)[draw('release', 3)];
  const time = ([{ kind: 'usual' }, { kind: 'minutes', minutes: 7 }, { kind: UNTIMED }] as const)[
    draw('time', 3)
  ];
  return anAssignment({
    timeZone,
    releasedAt: draw('is released', 3) === 0 ? minutesAfter(opensAt, draw('at', 20_000)) : null,
    settings: {
      ...{ opensAt, dueAt, closesAt, acceptsLate: draw('late', 2) === 0 },
      ...{ release: release ?? 'at-once', time: time ?? { kind: 'usual' } },
    },
  });
}

function drawFactor(draw: Draw): TimeFactor {
  const factors = [...TIME_FACTORS, UNTIMED] as const;
  return factors[draw('factor', factors.length)] ?? 1;
}

function drawAccommodation(draw: Draw, { id, settings }: ReturnType<typeof drawAssignment>) {
  const own = (name: string, start: string) =>
    draw(`own ${name}`, 3) === 0 ? minutesAfter(start, drawSpan(draw, `own ${name} in`)) : null;
  const opensAt = own('opening', settings.opensAt);
  const dueAt = own('due', opensAt ?? settings.dueAt ?? settings.opensAt);
  const closesAt = own('closing', dueAt ?? settings.closesAt ?? settings.opensAt);
  const exceptions =
    draw('has exception', 2) === 0
      ? { [id]: anException({ opensAt, dueAt, closesAt, addedSeconds: draw('added', 600) }) }
      : {};
  return { timeFactor: drawFactor(draw), exceptions } satisfies Accommodation;
}

/** The moments at which something may change, and those a millisecond before. */
function momentsOf(times: readonly (string | null)[]): Date[] {
  const edges = times.filter((time) => time !== null).map((time) => Date.parse(time));
  return edges
    .flatMap((edge) => [edge - 1, edge, edge + 1])
    .sort((a, b) => a - b)
    .map((time) => new Date(time));
}

function drawAll(run: number) {
  const draw = drawer(run);
  const assignment = drawAssignment(draw);
  const accommodation = drawAccommodation(draw, assignment);
  const window = windowOf(assignment, accommodation);
  const { opensAt, dueAt, closesAt, releasedAt } = window;
  const moments = momentsOf([opensAt, dueAt, closesAt, releasedAt]);
  return { draw, assignment, accommodation, window, moments };
}

test('the drawn times are among those that a teacher can give', () => {
  for (const run of RUNS) {
    const { settings } = drawAssignment(drawer(run));
    const parsed = assignmentSettingsSchema.safeParse(settings);
    const isUnfinished = settings.release === 'after-closing' && closingOf(settings) === null;
    expect(parsed.success).toBe(!isUnfinished);
  }
});

test('the state is one of five, and they come in their order', () => {
  for (const run of RUNS) {
    const { window, moments } = drawAll(run);
    const states = moments.map((now) => assignmentStates.indexOf(findState(window, now)));
    expect(states.every((state) => state >= 0)).toBe(true);
    expect(states).toEqual(states.toSorted((a, b) => a - b));
  }
});

test('an attempt ends when its time or its assignment does, whichever is first', () => {
  for (const run of RUNS) {
    const { draw, window, accommodation } = drawAll(run);
    const startedAt = minutesAfter(window.opensAt, draw('start', 500));
    const { deadline } = timesOf(startedAt, window.everybody, accommodation.timeFactor);
    const ends = [
      Date.parse(startedAt) + (window.seconds ?? WEEK_MINUTES * 60) * 1000,
      Date.parse(closingOf(window) ?? '9999-12-31T23:59:59Z'),
    ];
    expect(Date.parse(deadline)).toBe(Math.min(...ends));
  }
});

test('more time is never less: the same attempt ends no sooner than without it', () => {
  for (const run of RUNS) {
    const { draw, window } = drawAll(run);
    const startedAt = minutesAfter(window.opensAt, draw('start', 500));
    const deadlines = [...TIME_FACTORS, UNTIMED].map((factor) =>
      Date.parse(timesOf(startedAt, window.everybody, factor as TimeFactor).deadline),
    );
    expect(deadlines).toEqual(deadlines.toSorted((a, b) => a - b));
  }
});

test('nobody’s accommodation changes the times of another', () => {
  for (const run of RUNS) {
    const { assignment, accommodation } = drawAll(run);
    const before = structuredClone({ assignment, accommodation });
    const others = windowOf(assignment, { timeFactor: 1, exceptions: {} });
    windowOf(assignment, accommodation);
    expect({ assignment, accommodation }).toEqual(before);
    const { opensAt, dueAt, closesAt } = assignment.settings;
    expect(others).toMatchObject({ opensAt, dueAt, closesAt });
    expect(windowOf({ ...assignment, id: 'another' }, { ...accommodation, timeFactor: 1 })).toEqual(
      windowOf({ ...assignment, id: 'another' }, { timeFactor: 1, exceptions: {} }),
    );
  }
});

test('what is held is shown to nobody who still has time', () => {
  for (const run of RUNS) {
    const { assignment, window, moments } = drawAll(run);
    if (window.release !== 'after-closing') continue;
    const closing = closingOf(window);
    const released = assignment.releasedAt;
    for (const now of moments) {
      if (!isReleased(window, now)) continue;
      const isOver = closing !== null && Date.parse(closing) <= now.getTime();
      const isByHand = released !== null && Date.parse(released) <= now.getTime();
      expect(isOver || isByHand).toBe(true);
    }
  }
});

test('a browser whose clock is minutes off finds the same state by the server’s time', () => {
  for (const run of RUNS) {
    const { draw, window, moments } = drawAll(run);
    const skewMs = (draw('skew', 2 * SKEW_MINUTES + 1) - SKEW_MINUTES) * MINUTE_MS;
    const [first = new Date()] = moments;
    const browserAt = (server: Date) => server.getTime() + skewMs;
    const ahead = browserAt(first) - first.getTime();
    for (const now of moments) {
      const corrected = new Date(browserAt(now) - ahead);
      expect(findState(window, corrected)).toBe(findState(window, now));
    }
  }
});

test('a due time is said as the clocks of its class show it, also in the night they change', () => {
  for (const run of RUNS) {
    const { assignment, window } = drawAll(run);
    const due = window.dueAt ?? window.opensAt;
    const said = sayMoment(due, assignment.timeZone, new Date(due));
    const clock = new Date(due).toLocaleTimeString('en-GB', {
      ...{ timeZone: assignment.timeZone, hour: '2-digit', minute: '2-digit' },
    });
    expect(said).toContain(clock);
  }
});
