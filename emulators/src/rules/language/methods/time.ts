import { Duration, Timestamp } from '../values/value.ts';
import type { Methods } from './method.ts';

const SECOND = 1_000_000_000n;
const DAY = 86_400n * SECOND;

export const TIMESTAMP_METHODS: Methods<Timestamp> = {
  year: { arity: 0, call: (time) => BigInt(toDate(time).getUTCFullYear()) },
  month: { arity: 0, call: (time) => BigInt(toDate(time).getUTCMonth() + 1) },
  day: { arity: 0, call: (time) => BigInt(toDate(time).getUTCDate()) },
  hours: { arity: 0, call: (time) => BigInt(toDate(time).getUTCHours()) },
  minutes: { arity: 0, call: (time) => BigInt(toDate(time).getUTCMinutes()) },
  seconds: { arity: 0, call: (time) => BigInt(toDate(time).getUTCSeconds()) },
  nanos: { arity: 0, call: (time) => computeRest(time.nanos, SECOND) },
  /** 1 for Monday to 7 for Sunday. */
  dayOfWeek: { arity: 0, call: (time) => BigInt(toDate(time).getUTCDay() || 7) },
  dayOfYear: { arity: 0, call: (time) => toDayOfYear(time) },
  date: { arity: 0, call: (time) => new Timestamp(time.nanos - computeRest(time.nanos, DAY)) },
  time: { arity: 0, call: (time) => new Duration(computeRest(time.nanos, DAY)) },
  toMillis: { arity: 0, call: (time) => toMillis(time) },
};

export const DURATION_METHODS: Methods<Duration> = {
  seconds: { arity: 0, call: (duration) => duration.nanos / SECOND },
  nanos: { arity: 0, call: (duration) => duration.nanos % SECOND },
};

/** The remainder is never negative, so that times before 1970 come out right. */
function computeRest(value: bigint, unit: bigint): bigint {
  return ((value % unit) + unit) % unit;
}

function toMillis(time: Timestamp): bigint {
  return (time.nanos - computeRest(time.nanos, 1_000_000n)) / 1_000_000n;
}

function toDate(time: Timestamp): Date {
  return new Date(Number(toMillis(time)));
}

function toDayOfYear(time: Timestamp): bigint {
  const date = toDate(time);
  const start = Date.UTC(date.getUTCFullYear(), 0, 1);
  return BigInt(Math.floor((date.getTime() - start) / 86_400_000) + 1);
}
