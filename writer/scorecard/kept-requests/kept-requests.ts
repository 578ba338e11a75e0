import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { targetGradeSchema, toughnessSchema } from '@study-assistant/contract/quizzes/quizzes';
import * as z from 'zod/mini';
import type { SourceDocument } from '../../src/document/source-document.ts';
import {
  createCollection,
  type DroppedQuestion,
} from '../../src/model/questions/collect-questions.ts';
import { cutPassages } from '../../src/model/text/passages.ts';
import { createRandom } from '../../src/quiz/seed.ts';
import { loadDocuments } from '../sources/load-documents.ts';

const questionSchema = z.object({
  evidence: z.string(),
  stem: z.string(),
  correct: z.string(),
  wrong1: z.string(),
  misconception1: z.string(),
  wrong2: z.string(),
  misconception2: z.string(),
  wrong3: z.string(),
  misconception3: z.string(),
  explanation: z.string(),
  topic: z.string(),
});

const keptSchema = z.array(
  z.object({
    /** The section whose passages were sent. */
    heading: z.string(),
    toughness: toughnessSchema,
    targetGrade: targetGradeSchema,
    questions: z.array(questionSchema),
  }),
);

export type KeptQuestion = z.infer<typeof questionSchema>;

/** A request for questions of one section of a document, with a strong model's answer. */
export type KeptRequest = z.infer<typeof keptSchema>[number] & {
  document: SourceDocument;
  /** What the model had been told: at first less of what is enforced. */
  prompt: (typeof PROMPTS)[number];
};

/** Each answer was written before the checks were held against it. */
const PROMPTS = ['to-earlier-prompt', 'to-todays-prompt', 'to-todays-prompt-again'] as const;

const ANSWERS = path.join(import.meta.dirname, 'answers');

/** Loads every request with its document: a lesson of the scorecard, or one beside this file. */
export async function loadKeptRequests(): Promise<KeptRequest[]> {
  const folders = ['../documents', 'documents'].map((name) => path.join(import.meta.dirname, name));
  const sources = (await Promise.all(folders.map(loadDocuments))).flat();
  const files = PROMPTS.flatMap((prompt) =>
    readdirSync(path.join(ANSWERS, prompt)).map((file) => ({ prompt, file })),
  );
  return files.flatMap(({ prompt, file }) => {
    const title = path.basename(file, '.json');
    const source = sources.find(({ document }) => document.title === title);
    if (!source) throw new Error(`no document is called ${title}`);
    const kept = keptSchema.parse(
      JSON.parse(readFileSync(path.join(ANSWERS, prompt, file), 'utf8')),
    );
    return kept.map((request) => ({ ...request, prompt, document: source.document }));
  });
}

/** Checks an answer as when a quiz is written, and returns what is dropped. No reviewer is asked. */
export function replay(request: KeptRequest): DroppedQuestion[] {
  const { document, heading, toughness, targetGrade, questions } = request;
  const dropped: DroppedQuestion[] = [];
  const settings = { toughness, targetGrade, numQuestions: questions.length };
  const { signal } = new AbortController();
  const collection = createCollection(
    { document, settings, variant: 0, avoid: [], topicsInUse: [], signal },
    {
      random: createRandom(1),
      review: (proven) => Promise.resolve(proven.map(() => 'sound')),
      watch: () => undefined,
      showDropped: (question) => void dropped.push(question),
    },
  );
  const passages = cutPassages(document).filter((passage) => passage.heading === heading);
  collection.add(questions, { passages, count: questions.length });
  return dropped;
}
