import { readFileSync } from 'node:fs';
import { parseIndexes } from '@study-assistant/emulators/firestore/indexes';

const file = new URL('../../../firestore.indexes.json', import.meta.url);
const indexes = parseIndexes(readFileSync(file, 'utf8'), 'firestore.indexes.json');

/** The indexes of the deployed product. */
export const readProjectIndexes = () => indexes;
