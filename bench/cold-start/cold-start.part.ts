import path from 'node:path';
import { root, runScript } from '../../scripts/product.ts';
import { definePart } from '../figures/part.ts';
import { toPercentiles } from '../percentiles.ts';
import { openSite } from '../processes/open-site.ts';
import { studentId } from '../school/school-plan.ts';
import { listStartImports } from './list-start-imports.ts';
import { startBundle, timeImport, type ColdStart } from './start-bundle.ts';

const RUNS = 7;
const RUNS_OF_IMPORTS = 5;

type ImportCost = { name: string; ms: number };
type ColdStarts = { starts: ColdStart[]; nothing: number; imports: ImportCost[] };

/** From the start of Node to the first answer of functions/dist, and each package alone. */
export const coldStartPart = definePart<ColdStarts>({
  async measure(log, { isShort }) {
    await runScript('functions', 'build');
    const runs = isShort ? 1 : RUNS;
    const uid = studentId(0);
    const site = await openSite({ students: 1, quizzes: 1, attempts: 0, taken: 0 });
    const starts: ColdStart[] = [];
    try {
      const request = { path: `/api/auth/user/${uid}`, token: await site.tokenOf(uid) };
      for (let run = 0; run < runs; run += 1) starts.push(await startBundle(site.env, request));
    } finally {
      await site.close();
    }
    log(`${runs} starts: measured`);
    const names = await listStartImports(path.join(root, 'functions/src'));
    const times = isShort ? 1 : RUNS_OF_IMPORTS;
    const nothing = medianOf(times, () => timeImport(null));
    const imports = names.map((name) => ({ name, ms: medianOf(times, () => timeImport(name)) }));
    return { starts, nothing, imports };
  },
  tables: ({ starts, nothing, imports }) => [
    {
      caption: `From starting Node in a new process, the median and the worst of ${starts.length} starts, milliseconds.`,
      columns: ['until', 'median', 'worst'],
      rows: [
        describe('the bundle is loaded', starts, ({ loaded }) => loaded),
        describe('the first answer (health)', starts, ({ health }) => health),
        describe(
          'the first answer to someone who is signed in',
          starts,
          ({ signedIn }) => signedIn,
        ),
      ],
    },
    {
      caption: `What the packages that the server imports at its start cost, each alone in a new process (Node itself takes ${nothing} ms); they share much of it.`,
      columns: ['package', 'ms'],
      rows: imports
        .map(({ name, ms }): [string, number] => [name, Math.max(0, Math.round(ms - nothing))])
        .sort(([, a], [, b]) => b - a),
    },
  ],
});

function describe(until: string, starts: ColdStart[], timeOf: (start: ColdStart) => number) {
  const { p50, max } = toPercentiles(starts.map(timeOf));
  return [until, Math.round(p50), Math.round(max)];
}

function medianOf(times: number, measure: () => number): number {
  return Math.round(toPercentiles(Array.from({ length: times }, measure)).p50);
}
