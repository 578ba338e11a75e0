import path from 'node:path';
import { root, runScript } from '../scripts/product.ts';
import { definePart } from './figures/part.ts';
import { firstLoad } from './first-load.ts';

/** Bytes that the sign-in page waits for, according to Vite's manifest of a build. */
export const firstLoadPart = definePart<Record<string, number>>({
  async measure() {
    await runScript('web', 'build');
    return firstLoad(path.join(root, 'web/dist'));
  },
  tables: (bytes) => [
    {
      caption: 'What /login waits for, bytes after gzip.',
      columns: ['what', 'bytes'],
      rows: Object.entries(bytes),
    },
  ],
});
