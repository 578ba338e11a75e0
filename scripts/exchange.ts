import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { editedQuestionSchema } from '@study-assistant/contract/questions/edited-question';
import * as z from 'zod/mini';
import { readQuestions } from '../exchange/src/read-questions.ts';
import { writeQuestions } from '../exchange/src/write-questions.ts';
import { WRITTEN_FORMATS } from '../exchange/src/written-file.ts';

const USAGE = `
npm run exchange -- FILE...                       prints what is read of each file as a line of JSON
npm run exchange -- write FORMAT QUIZ.json OUT    writes {"title", "questions"}, or such a line; prints what is lost
FORMAT is one of ${WRITTEN_FORMATS.join(', ')}.
`.trim();

/** A quiz, or what was printed of a file. */
const quizSchema = z.union([
  z.object({ title: z.string(), questions: z.array(editedQuestionSchema) }),
  z.pipe(
    z.object({
      file: z.string(),
      items: z.array(z.object({ question: z.optional(editedQuestionSchema) })),
    }),
    z.transform(({ file, items }) => ({
      title: basename(file).replace(/\.[^.]*$/, ''),
      questions: items.flatMap(({ question }) => question ?? []),
    })),
  ),
]);

const [first, ...rest] = process.argv.slice(2);
const [name, from, to] = rest;
const format = WRITTEN_FORMATS.find((one) => one === name);
if (first === 'write' && format && from && to) await write(format, from, to);
else if (first !== undefined && first !== 'write') await read([first, ...rest]);
else {
  console.error(USAGE);
  process.exitCode = 2;
}

/** A file that cannot be opened is named, and does not end the reading of the others. */
async function read(files: readonly string[]): Promise<void> {
  for (const file of files) {
    try {
      console.log(JSON.stringify({ file, ...readQuestions(await readFile(file), basename(file)) }));
    } catch (error) {
      console.error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
      process.exitCode = 1;
    }
  }
}

async function write(
  format: (typeof WRITTEN_FORMATS)[number],
  from: string,
  to: string,
): Promise<void> {
  const quiz = quizSchema.parse(JSON.parse(await readFile(from, 'utf8')));
  const { bytes, lost } = await writeQuestions(format, quiz);
  await writeFile(to, bytes);
  for (const sentence of lost) console.log(sentence);
}
