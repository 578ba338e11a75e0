import { Duration, Timestamp } from '../values/value.ts';
import type { Methods } from './method.ts';

const second = 1_000_000_000n;
const day = 86_400n * second;

export const timestampMethods: Methods<Timestamp> = {
  year: { arity: 0, call: (time) => BigInt(dateOf(time).getUTCFullYear()) },
  month: { arity: 0, call: (time) => BigInt(dateOf(time).getUTCMonth() + 1) },
  day: { arity: 0, call: (time) => BigInt(dateOf(time).getUTCDate()) },
  hours: { arity: 0, call: (time) => BigInt(dateOf(time).getUTCHours()) },
  minutes: { arity: 0, call: (time) => BigInt(dateOf(time).getUTCMinutes()) },
  seconds: { arity: 0, call: (time) => BigInt(dateOf(time).getUTCSeconds()) },
  nanos: { arity: 0, call: (time) => rest(time.nanos, second) },
  /** From 1 on Monday to 7 on Sunday. */
  dayOfWeek: { arity: 0, call: (time) => BigInt(dateOf(time).getUTCDay() || 7) },
  dayOfYear: { arity: 0, call: (time) => dayOfYear(time) },
  date: { arity: 0, call: (time) => new Timestamp(time.nanos - rest(time.nanos, day)) },
  time: { arity: 0, call: (time) => new Duration(rest(time.nanos, day)) },
  toMillis: { arity: 0, call: (time) => millis(time) },
};

export const durationMethods: Methods<Duration> = {
  seconds: { arity: 0, call: (duration) => duration.nanos / second },
  nanos: { arity: 0, call: (duration) => duration.nanos % second },
};

/** The remainder that is never negative, so that times before 1970 come out right. */
function rest(value: bigint, unit: bigint): bigint {
  return ((value % unit) + unit) % unit;
}

function millis(time: Timestamp): bigint {
  return (time.nanos - rest(time.nanos, 1_000_000n)) / 1_000_000n;
}

function dateOf(time: Timestamp): Date {
  return new Date(Number(millis(time)));
}

function dayOfYear(time: Timestamp): bigint {
  const date = dateOf(time);
  const start = Date.UTC(date.getUTCFullYear(), 0, 1);
  return BigInt(Math.floor((date.getTime() - start) / 86_400_000) + 1);
}
