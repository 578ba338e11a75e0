import { parseArgs } from 'node:util';
import { measureBooks, sampleFound } from './passages/measure-passages.ts';
import { aligned } from './print.ts';
import { spell } from './row.ts';
import { loadDocuments } from './sources/load-documents.ts';

/**
 * How often passages of textbooks are found that prove the answers of their authors' questions, and how
 * often a text of another chapter is said to have none. `--sample 60 --seed 1` lists what was found, to
 * be judged by a reader.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string' }, seed: { type: 'string', default: '1' } },
});
const [place] = positionals;
if (!place) throw new Error('Name a JSONL file of textbook sections.');
const measured = await measureBooks(await loadDocuments(place));

const cells = measured.rows.map(({ what, of, count }) => [
  what,
  `${count} of ${of}`,
  of > 0 ? spell(count / of, 'share') : '–',
]);
console.log(aligned([['', 'n', 'share'], ...cells]).join('\n'));
if (values.sample) {
  const sample = sampleFound(measured.found, Number(values.sample), Number(values.seed));
  for (const [at, { question, answer, quote }] of sample.entries())
    console.log(`\n${at + 1}. ${question}\n   Right: ${answer}\n   ${quote}`);
}
