import type { Question, TargetGrade, Toughness } from '@study-assistant/contract/quizzes';
import { createWriters, type WriterConfig } from '../../src/create-writers.ts';
import { loadNounCategories } from '../../src/language/categories/noun-categories.ts';
import { DEFAULT_GEMINI_MODEL } from '../../src/model/gemini/default-gemini-model.ts';
import { createOfflineWriter } from '../../src/offline-writer.ts';
import type { Candidate } from '../../src/questions/candidate.ts';
import { WriterError, type QuizWriter } from '../../src/writer.ts';
import type { Item, ScoredDocument, ScoredQuiz } from '../scored-quiz.ts';
import { writeNaively } from './naive-writer.ts';

export const WRITER_NAMES = ['offline', 'gemini', 'local', 'naive', 'human'] as const;

export type WriteOptions = {
  writer: (typeof WRITER_NAMES)[number];
  count: number;
  toughness: Toughness;
  grade: TargetGrade;
  variant: number;
};

/** A quiz about the document by the writer named; empty where the document gives none. */
export async function writeScored(
  source: ScoredDocument,
  options: WriteOptions,
): Promise<ScoredQuiz> {
  const categoriesOf = await loadNounCategories();
  const started = performance.now();
  const items = await itemsBy(source, options);
  const milliseconds = performance.now() - started;
  const asked = options.writer === 'human' ? items.length : options.count;
  return { ...source, asked, items, milliseconds, categoriesOf };
}

async function itemsBy(source: ScoredDocument, options: WriteOptions): Promise<readonly Item[]> {
  switch (options.writer) {
    case 'human':
      return source.humanItems;
    case 'naive':
      return writeNaively(source, options.count);
    case 'offline':
      return writeOffline(source, options);
    case 'gemini':
    case 'local': {
      const questions = await questionsBy(modelWriter(options.writer), source, options);
      return questions.map((question) => itemOf(question, null));
    }
    default:
      return options.writer satisfies never;
  }
}

/** The model with the settings that a deployment has as well. */
function modelWriter(provider: 'gemini' | 'local'): QuizWriter {
  const { GEMINI_API_KEY, GEMINI_MODEL, GEMINI_BASE_URL: baseUrl } = process.env;
  const { LOCAL_MODEL_URL: url, LOCAL_MODEL, LOCAL_MODEL_KEY } = process.env;
  const apiKey = GEMINI_API_KEY?.trim();
  const config: WriterConfig = {
    provider,
    gemini: apiKey ? { apiKey, model: GEMINI_MODEL || DEFAULT_GEMINI_MODEL, baseUrl } : null,
    local: url && LOCAL_MODEL ? { url, model: LOCAL_MODEL, apiKey: LOCAL_MODEL_KEY } : null,
    now: Date.now,
  };
  return createWriters(config, createOfflineWriter()).writerFor();
}

async function writeOffline(source: ScoredDocument, options: WriteOptions): Promise<Item[]> {
  const origins = new Map<Question, Candidate>();
  const writer = createOfflineWriter((question, candidate) => origins.set(question, candidate));
  const questions = await questionsBy(writer, source, options);
  return questions.map((question) => itemOf(question, origins.get(question) ?? null));
}

async function questionsBy(
  writer: QuizWriter,
  { document }: ScoredDocument,
  { count, toughness, grade, variant }: WriteOptions,
): Promise<Question[]> {
  try {
    const signal = new AbortController().signal;
    const settings = { count, toughness, targetGrade: grade };
    const request = { document, settings, variant, avoid: [], signal };
    return (await writer.write(request, () => undefined)).questions;
  } catch (error) {
    if (error instanceof WriterError && error.reason === 'too-short') return [];
    throw error;
  }
}

function itemOf({ source, ...question }: Question, origin: Candidate | null): Item {
  return {
    ...question,
    quote: source.quote,
    section: source.section,
    page: source.page,
    kind: origin?.kind ?? null,
    difficulty: origin?.difficulty ?? null,
  };
}
