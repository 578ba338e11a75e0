import { closingOf } from '@study-assistant/contract/assignments/assignment-times';
import type { AssignmentSettings } from '@study-assistant/contract/assignments/assignments';
import { limitByRule } from '@study-assistant/contract/quizzes/time-limit';
import { sayMoment, sayZone } from '@study-assistant/contract/wire/moments';
import { describeDuration } from '../../../lib/format/durations.ts';
import { joinNames } from '../../../lib/format/name-some.ts';
import { count } from '../../../lib/format/numbers.ts';

export type Described = {
  settings: AssignmentSettings;
  classNames: readonly string[];
  numQuestions: number;
  timeZone: string;
  now: Date;
};

/** Sums up in a few sentences who gets the assignment, until when, how long, and what is shown. */
export function describeSettings(described: Described): string {
  return [sayTimes(described), sayLimits(described), sayResults(described)].join(' ');
}

type Elsewhere = Pick<Described, 'settings' | 'timeZone' | 'now'> & {
  classes: readonly { name: string; timeZone: string }[];
};

/** Says which times classes get whose zone is not that of the form; null where there is none. */
export function describeElsewhere({ settings, timeZone, now, classes }: Elsewhere): string | null {
  const zones = new Set(classes.map((one) => one.timeZone).filter((zone) => zone !== timeZone));
  if (zones.size === 0) return null;
  const { opensAt, dueAt, closesAt } = settings;
  const told = [...zones].map((zone) => {
    const names = joinNames(classes.filter((one) => one.timeZone === zone).map(({ name }) => name));
    const times = [
      opensAt && `opens ${sayMoment(opensAt, zone, now)}`,
      dueAt && `due ${sayMoment(dueAt, zone, now)}`,
      closesAt && `closes ${sayMoment(closesAt, zone, now)}`,
    ].filter((time) => time !== null);
    return [`For ${names} times are ${sayZone(zone)}`, times.join(', ')].filter(Boolean).join(': ');
  });
  return `All these classes get the same moment, in different time zones. ${told.join('. ')}.`;
}

function sayTimes({ settings, classNames, timeZone, now }: Described): string {
  const { only, opensAt, dueAt, closesAt, acceptsLate } = settings;
  const say = (time: string) => sayMoment(time, timeZone, now);
  const names = joinNames(classNames);
  const who = only === null ? names : `${count(only.length, 'student')} of ${names}`;
  const isAhead = opensAt !== null && Date.parse(opensAt) > now.getTime();
  const start = `${who} can take it from ${isAhead ? say(opensAt) : 'now on'}`;
  const closing = closingOf(settings);

  if (closing === null && dueAt === null) return `${start}, until you close it.`;
  if (dueAt === null || !acceptsLate) return `${start} until ${say(closing ?? '')}.`;
  const late = closesAt === null ? 'until you close it' : `until ${say(closesAt)}`;
  return `${start}; it is due ${say(dueAt)}, and late work is taken ${late}.`;
}

function sayLimits({ settings: { time, attempts, counts }, numQuestions }: Described): string {
  const seconds = limitByRule(time, numQuestions);
  const limit = seconds === null ? 'no time limit' : describeDuration(seconds);
  if (attempts === 1) return `Each student has one attempt, with ${limit}.`;
  const all = attempts === null ? 'any number of attempts' : count(attempts, 'attempt');
  return `Each student has ${all}, with ${limit} each; the ${counts} one counts.`;
}

function sayResults({ settings, timeZone, now }: Described): string {
  const what =
    settings.shows === 'score' ? 'The score, without answers, is' : 'Score and answers are';
  if (settings.release === 'at-once') return `${what} shown as soon as it is handed in.`;
  if (settings.release === 'by-hand') return `${what} shown when you release the results.`;
  const closing = closingOf(settings);
  const when = closing === null ? 'it has closed' : sayMoment(closing, timeZone, now);
  return `${what} shown after ${when}.`;
}
