import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { targetGradeSchema, toughnessSchema } from '@study-assistant/contract/quizzes';
import type { ModelEvent } from '@study-assistant/writer/gemini/model/model-event';
import { createTextExtractor } from '@study-assistant/writer/processes/text-extractor';
import { readConfig } from '../functions/src/platform/config.ts';
import { createGeminiWriter } from '../writer/src/gemini/gemini-writer.ts';
import { describeRun } from './gemini-report.ts';

const USAGE =
  'Usage: npm run gemini:try -- FILE [--count 5] [--toughness Easy|Medium|Hard] [--grade 8]';

const NO_KEY = [
  'There is no key for Gemini, so nothing was asked.',
  'Make one at https://aistudio.google.com/apikey, then run',
  '  GEMINI_API_KEY=… npm run gemini:try -- FILE',
  'GEMINI_MODEL names another model. Without a key the product uses its offline writer.',
].join('\n');

/** Writes one quiz with the real service and prints what came, what was dropped and what it took. */
async function tryGemini(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      count: { type: 'string', default: '5' },
      toughness: { type: 'string', default: 'Medium' },
      grade: { type: 'string', default: '8' },
    },
  });
  const [file] = positionals;
  const { ai } = readConfig();
  const { geminiApiKey: apiKey, geminiModel: model, geminiBaseUrl: baseUrl } = ai;
  if (!apiKey) return console.log(NO_KEY);
  if (file === undefined) throw new Error(USAGE);
  const settings = {
    count: Number(values.count),
    toughness: toughnessSchema.parse(values.toughness),
    targetGrade: targetGradeSchema.parse(`Grade ${values.grade}`),
  };
  if (!Number.isInteger(settings.count) || settings.count < 1) throw new Error(USAGE);

  const workerUrl = new URL('../writer/src/processes/extract.worker.ts', import.meta.url);
  const document = await createTextExtractor({ workerUrl }).extract({
    bytes: await readFile(file),
    fileName: path.basename(file),
  });
  const events: ModelEvent[] = [];
  const from = Date.now();
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  const writing = createGeminiWriter({
    apiKey,
    model,
    baseUrl,
    now: Date.now,
    watch: (event) => void events.push(event),
  }).write(
    { document, settings, variant: 0, avoid: [], signal: stop.signal },
    ({ done, total, stage }) => console.log(`${stage} … ${done}/${total}`),
  );
  const outcome = await writing.catch((error: Error) => error);
  console.log(describeRun({ outcome, events, model, seconds: (Date.now() - from) / 1000 }));
  if (outcome instanceof Error) process.exitCode = 1;
}

try {
  await tryGemini();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
