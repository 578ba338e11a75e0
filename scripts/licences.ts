import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { listShipped, writeNotices } from './licences/list-licences.ts';

/** Writes docs/licences.md from package-lock.json: `npm run make:licences`. */
const root = path.resolve(import.meta.dirname, '..');
const shipped = listShipped(root);
writeFileSync(path.join(root, 'docs/licences.md'), writeNotices(shipped));
console.log(`docs/licences.md: ${shipped.length} packages`);
