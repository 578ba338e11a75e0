import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { targetGradeSchema, toughnessSchema } from '@study-assistant/contract/quizzes/quizzes';
import type { ModelEvent } from '@study-assistant/writer/model/asking/model-event';
import { createModelWriter } from '@study-assistant/writer/model/model-writer';
import { openModel } from '@study-assistant/writer/model/open-model';
import type { DroppedQuestion } from '@study-assistant/writer/model/questions/collect-questions';
import { createTextExtractor } from '@study-assistant/writer/processes/text-extractor';
import { readConfig, type Config } from '../functions/src/platform/settings/config.ts';
import { describeRun } from './model-report.ts';

const USAGE =
  'Usage: npm run model:try -- FILE [--count 5] [--toughness Easy|Medium|Hard] [--grade 8]';

const NO_MODEL = [
  'There is no model, so nothing was asked. Either of these has one:',
  '  LOCAL_MODEL_URL=http://localhost:11434/v1 LOCAL_MODEL=… npm run model:try -- FILE',
  '  GEMINI_API_KEY=… npm run model:try -- FILE',
  'docs/models.md tells more. Without a model the product uses its offline writer.',
].join('\n');

/** Writes one quiz with the configured model, and prints it, the dropped questions and the cost. */
async function tryModel(): Promise<void> {
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
  const events: ModelEvent[] = [];
  const dropped: DroppedQuestion[] = [];
  const watch = (event: ModelEvent) => void events.push(event);
  const model =
    ai.provider === 'offline' ? null : openModel(ai.provider, { ...ai, now: Date.now, watch });
  if (!model) return console.log(NO_MODEL);
  if (file === undefined) throw new Error(USAGE);
  const settings = {
    numQuestions: Number(values.count),
    toughness: toughnessSchema.parse(values.toughness),
    targetGrade: targetGradeSchema.parse(`Grade ${values.grade}`),
  };
  if (!Number.isInteger(settings.numQuestions) || settings.numQuestions < 1) throw new Error(USAGE);

  const workerUrl = new URL('../writer/src/processes/extract.worker.ts', import.meta.url);
  const document = await createTextExtractor({ workerUrl }).extract({
    bytes: await readFile(file),
    fileName: path.basename(file),
  });
  const from = Date.now();
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  const outcome = await createModelWriter(model, {
    showDropped: (question) => void dropped.push(question),
  })
    .write(
      { document, settings, variant: 0, avoid: [], topicsInUse: [], signal: stop.signal },
      ({ done, total, stage }) => console.log(`${stage} … ${done}/${total}`),
    )
    .catch((error: Error) => error);
  const seconds = (Date.now() - from) / 1000;
  console.log(describeRun({ outcome, events, dropped, model: nameOf(ai), seconds }));
  if (outcome instanceof Error) process.exitCode = 1;
}

function nameOf({ provider, gemini, local }: Config['ai']): string {
  return (provider === 'local' ? local?.model : gemini?.model) ?? provider;
}

try {
  await tryModel();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
