import { FREE_PORTS, runScript, startProduct } from '../scripts/product.ts';
import { seedDemoSchool } from '../scripts/seed.ts';
import { definePart } from './figures/part.ts';
import { runLighthouse, type LighthouseRow } from './lighthouse.ts';

/** A single run depends on what else the machine does; the median of a few does not. */
const RUNS = 3;

/** Each page as first seen on a phone with slow 4G and a quarter of this processor. */
export const lighthousePart = definePart<LighthouseRow[]>({
  async measure(_log, { isShort }) {
    await Promise.all([runScript('web', 'build'), runScript('functions', 'build')]);
    const product = await startProduct({ ports: FREE_PORTS, stateDir: null, log: () => undefined });
    try {
      await seedDemoSchool(product);
      return await runLighthouse(product, isShort ? 1 : RUNS);
    } finally {
      await product.stop();
    }
  },
  tables: (rows) => [
    {
      caption: 'Scores to 100, times in milliseconds, the median of a few looks.',
      columns: [
        ...['page', 'performance', 'accessibility', 'best practices', 'LCP', 'TBT', 'CLS'],
        ...['requests', 'kB'],
      ],
      rows: rows.map((row) => [
        ...[row.page, row.performance, row.accessibility, row.bestPractices],
        ...[Math.round(row.lcp), Math.round(row.tbt), Math.round(row.cls * 1000) / 1000],
        ...[row.requests, Math.round(row.bytes / 1000)],
      ]),
    },
  ],
});
