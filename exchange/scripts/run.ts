import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { editedQuestionSchema } from '@study-assistant/contract/questions/edited-question';
import * as z from 'zod/mini';
import { readQuestions, WRITTEN_FORMATS, writeQuestions } from '../src/index.ts';

const USAGE = `
npm run exchange -- read FILE...              prints the reading of each file as a line of JSON
npm run exchange -- write FORMAT QUIZ.json OUT  writes {"title", "questions"} or a reading; prints what is lost
FORMAT is one of ${WRITTEN_FORMATS.join(', ')}.
`.trim();

/** A quiz, or what `read` printed of a file. */
const quizSchema = z.union([
  z.object({ title: z.string(), questions: z.array(editedQuestionSchema) }),
  z.pipe(
    z.object({
      file: z.optional(z.string()),
      items: z.array(z.object({ question: z.optional(editedQuestionSchema) })),
    }),
    z.transform(({ file, items }) => ({
      title: file ?? 'Quiz',
      questions: items.flatMap(({ question }) => question ?? []),
    })),
  ),
]);

const [task, ...rest] = process.argv.slice(2);
if (task === 'read' && rest.length > 0) await read(rest);
else if (task === 'write' && rest.length === 3) await write(rest as [string, string, string]);
else {
  console.error(USAGE);
  process.exitCode = 2;
}

/** A file that does not exist is named and does not end the reading of the others. */
async function read(files: readonly string[]): Promise<void> {
  for (const file of files) {
    try {
      const reading = await readQuestions(await readFile(file), basename(file));
      console.log(JSON.stringify({ file, ...reading }));
    } catch (error) {
      console.error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
      process.exitCode = 1;
    }
  }
}

async function write([name, from, to]: [string, string, string]): Promise<void> {
  const format = WRITTEN_FORMATS.find((one) => one === name);
  if (!format) throw new Error(USAGE);
  const quiz = quizSchema.parse(JSON.parse(await readFile(from, 'utf8')));
  const { bytes, lost } = await writeQuestions(format, quiz);
  await writeFile(to, bytes);
  for (const sentence of lost) console.log(sentence);
}
