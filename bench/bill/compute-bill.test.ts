import { expect, test } from 'vitest';
import { billableSeconds, computeBill, extrapolate, type CallCost } from './compute-bill.ts';
import { HOURS_A_DAY, INSTANCE, PRICES, SCHOOL_DAYS } from './model.ts';

const NOTHING: CallCost = { reads: 0, writes: 0, deletes: 0, tasks: 0, shown: 0, cpuMs: 0 };
const SIZES = { appBytes: 300_000, attemptBytes: 8_000 };
const SECONDS_A_MONTH = SCHOOL_DAYS * HOURS_A_DAY * 3600;

function lineOf(students: number, cost: Partial<CallCost>, item: keyof typeof PRICES) {
  const { lines } = computeBill(students, () => ({ ...NOTHING, ...cost }), SIZES);
  return lines.find((line) => line.item === item) ?? { units: 0, gross: 0, free: 0 };
}

test('a call that reads twice as much costs twice as many reads', () => {
  const writing = lineOf(1_000, {}, 'reads').units;
  const once = lineOf(1_000, { reads: 1 }, 'reads').units - writing;
  const twice = lineOf(1_000, { reads: 2 }, 'reads').units - writing;
  expect(once).toBeGreaterThan(0);
  expect(twice).toBeCloseTo(2 * once);
});

test('fifty times the people cost fifty times as much before the free part', () => {
  const cost = { reads: 5, writes: 1, deletes: 1, shown: 3_000 };
  for (const item of ['reads', 'writes', 'deletes', 'hosting', 'requests'] as const) {
    expect(lineOf(50_000, cost, item).gross).toBeCloseTo(50 * lineOf(1_000, cost, item).gross);
  }
});

test('no more is free than is used, and no more than Google gives', () => {
  const few = lineOf(10, { reads: 1 }, 'reads');
  expect(few.free).toBe(few.gross);
  const many = lineOf(50_000, { reads: 1 }, 'reads');
  expect(many.free).toBeCloseTo(PRICES.reads.free * SCHOOL_DAYS * PRICES.reads.perUnit);
});

test('what is to pay is what is used without what is free', () => {
  const bill = computeBill(50_000, () => ({ ...NOTHING, reads: 3 }), SIZES);
  const free = bill.lines.reduce((sum, line) => sum + line.free, 0);
  expect(bill.net).toBeCloseTo(bill.gross - free);
  expect(bill.net).toBeGreaterThan(0);
});

test('few requests are billed one by one, many share the time of an instance', () => {
  expect(billableSeconds(1_000, 0)).toBeCloseTo(1_000 * INSTANCE.requestSeconds, 0);
  expect(billableSeconds(1_000_000_000, 0)).toBeCloseTo(SECONDS_A_MONTH);
});

test('work that one instance cannot do is billed by its processor time', () => {
  expect(billableSeconds(1_000, SECONDS_A_MONTH)).toBeCloseTo(SECONDS_A_MONTH / INSTANCE.busy);
});

test('a curve goes on as its last piece does, and never falls', () => {
  const sizes = [30, 300, 3_000];
  expect(extrapolate({ sizes, costs: [31, 301, 3_001] }, 50_000)).toBe(50_001);
  expect(extrapolate({ sizes, costs: [6, 61, 61] }, 50_000)).toBe(61);
  expect(extrapolate({ sizes, costs: [9, 8, 7] }, 50_000)).toBe(7);
});
