import { asInt, asNumber, asString, fail, failMismatch } from '../values/failure.ts';
import { Duration, LatLng, Timestamp } from '../values/value.ts';
import type { Module } from './module.ts';

const UNITS: Record<string, bigint> = {
  w: 604_800_000_000_000n,
  d: 86_400_000_000_000n,
  h: 3_600_000_000_000n,
  m: 60_000_000_000n,
  s: 1_000_000_000n,
  ms: 1_000_000n,
  ns: 1n,
};

export const DURATION_MODULE: Module = {
  value: {
    arity: 2,
    call: (magnitude, unit) => new Duration(asInt(magnitude) * findUnit(asString(unit))),
  },
  time: {
    arity: 4,
    call: (hours, minutes, seconds, nanos) =>
      new Duration(
        asInt(hours) * findUnit('h') +
          asInt(minutes) * findUnit('m') +
          asInt(seconds) * findUnit('s') +
          asInt(nanos),
      ),
  },
  abs: {
    arity: 1,
    call: (value) => {
      if (!(value instanceof Duration)) return failMismatch('duration', value);
      return new Duration(value.nanos < 0n ? -value.nanos : value.nanos);
    },
  },
};

export const TIMESTAMP_MODULE: Module = {
  value: { arity: 1, call: (millis) => new Timestamp(asInt(millis) * findUnit('ms')) },
  date: {
    arity: 3,
    call: (year, month, day) =>
      toTimestamp(Number(asInt(year)), Number(asInt(month)), Number(asInt(day))),
  },
};

export const LATLNG_MODULE: Module = {
  value: {
    arity: 2,
    call: (latitude, longitude) => toPoint(asNumber(latitude), asNumber(longitude)),
  },
};

function findUnit(unit: string): bigint {
  const nanos = Object.hasOwn(UNITS, unit) ? UNITS[unit] : undefined;
  return nanos ?? fail(`There is no unit ${unit} of time`);
}

function toTimestamp(year: number, month: number, day: number): Timestamp {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) fail('There is no such day');
  return Timestamp.fromDate(date);
}

function toPoint(latitude: number, longitude: number): LatLng {
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isOnEarth ? new LatLng(latitude, longitude) : fail('There is no such point on earth');
}
