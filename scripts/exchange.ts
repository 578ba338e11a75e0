import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readQuestions } from '../exchange/src/read/read-questions.ts';

/** What is read of files of questions, as JSON: a line for each file. */
const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('usage: npm run exchange -- FILE...');
  process.exitCode = 1;
}
for (const file of files) {
  const read = await readQuestions(await readFile(file), path.basename(file));
  console.log(JSON.stringify({ file, ...read }));
}
