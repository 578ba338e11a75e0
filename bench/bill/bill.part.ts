import { observeSchool, type Curves } from '../curves/measure-curves.ts';
import type { Observation } from '../curves/observe.ts';
import { definePart } from '../figures/part.ts';
import { readResults } from '../figures/results-file.ts';
import type { Table } from '../figures/table.ts';
import type { Latency } from '../latency/drive.ts';
import type { SchoolPlan } from '../school/school-plan.ts';
import { computeBill, type Bill } from './compute-bill.ts';
import { createCostOf, createCostOfRoom } from './cost-of-call.ts';
import { APP_IN_FIRST_LOADS, BARS, PRICES, PRICES_READ_ON, REGION } from './model.ts';

const SCHOOL = 1_000;
const DISTRICT = 50_000;
/** A school in the middle of its year; each quiz is taken by a year of four classes. */
const TYPICAL: SchoolPlan = {
  ...{ students: SCHOOL, quizzes: 200, attempts: 5_000, taken: 100, classSize: 100 },
};
const SMALL: SchoolPlan = { ...TYPICAL, students: 100, quizzes: 20, attempts: 500, taken: 10 };
/** The quizzes of a district whose schools share one database. */
const ROOM = { students: DISTRICT, quizzes: TYPICAL.quizzes * (DISTRICT / SCHOOL) };

type Bills = { school: Bill; district: Bill; room: Bill };

/** The monthly bill of a school and a district, from bench/bill/model.ts and the measurements. */
export const billPart = definePart<Bills>({
  async measure(log, { isShort }) {
    const { curves, latencies, appBytes } = await readMeasured();
    const { observations } = await observeSchool(isShort ? SMALL : TYPICAL);
    log(`A school of ${SCHOOL}: measured`);
    const costOf = createCostOf(observations, latencies);
    const sizes = { appBytes, attemptBytes: sizeOfAttempt(observations) };
    const costOfRoom = createCostOfRoom(costOf, curves, ROOM);
    return {
      school: computeBill(SCHOOL, costOf, sizes),
      district: computeBill(DISTRICT, costOf, sizes),
      room: computeBill(DISTRICT, costOfRoom, sizes),
    };
  },
  tables: ({ school, district, room }) => [
    {
      caption: `Dollars a month, in ${REGION}, at Google's prices of ${PRICES_READ_ON}.`,
      columns: ['who', 'before the free part', 'free', 'to pay', 'bar'],
      rows: [
        toRow('a school of 1,000 students', school, `≤ ${BARS.school}`),
        toRow('a district: 50 such schools in one project', district, `≤ ${BARS.district}`),
        toRow('one room of 50,000, in which each teacher looks at all', room, ''),
      ],
    },
    toLines('A school of 1,000', school),
    toLines('A district of 50 schools', district),
    toLines('One room of 50,000', room),
  ],
});

/** Reads the measurements of other parts from results.json. */
async function readMeasured() {
  const results = await readResults();
  const figuresOf = (part: string): unknown => {
    const figures = results?.parts[part]?.figures;
    if (figures === undefined) throw new Error(`The bill needs the part "${part}" first.`);
    return figures;
  };
  const firstLoad = Object.values(figuresOf('first-load') as Record<string, number>);
  return {
    curves: (figuresOf('curves') as Curves).curves,
    latencies: (figuresOf('latency') as { latencies: Latency[] }).latencies,
    appBytes: firstLoad.reduce((sum, bytes) => sum + bytes, 0) * APP_IN_FIRST_LOADS,
  };
}

function toRow(who: string, { gross, net }: Bill, bar: string) {
  return [who, toDollars(gross), toDollars(gross - net), toDollars(net), bar];
}

function toLines(who: string, { lines }: Bill): Table {
  return {
    caption: `${who}, line by line.`,
    columns: ['what', 'a month', 'dollars', 'of them free', 'price', 'source'],
    rows: lines.map(({ item, units, gross, free }) => {
      const { perUnit, unit, source } = PRICES[item];
      const amount = units < 100 ? Math.round(units * 10) / 10 : Math.round(units);
      return [unit, amount, toDollars(gross), toDollars(free), toPrice(perUnit), `<${source}>`];
    }),
  };
}

/** Reading an attempt's results sends only its document from Firestore. */
function sizeOfAttempt(observations: readonly Observation[]): number {
  const read = observations.find(({ endpoint }) => endpoint === 'GET /quiz-results/attempt/:id');
  return read?.bytesOut ?? 0;
}

/** Tiny prices are given for a million units. */
function toPrice(perUnit: number): string {
  return perUnit < 0.001 ? `${(perUnit * 1_000_000).toFixed(2)} a million` : perUnit.toFixed(2);
}

function toDollars(amount: number): number {
  return Math.round(amount * 100) / 100;
}
