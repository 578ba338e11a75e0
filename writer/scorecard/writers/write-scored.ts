import type { Question } from '@study-assistant/contract/questions/question';
import type { TargetGrade, Toughness } from '@study-assistant/contract/quizzes/quizzes';
import { createWriters, type WriterConfig } from '../../src/create-writers.ts';
import { loadNounCategories } from '../../src/language/categories/noun-categories.ts';
import { DEFAULT_GEMINI_MODEL } from '../../src/model/gemini/default-gemini-model.ts';
import { createOfflineWriter } from '../../src/offline-writer.ts';
import type { RatedQuestion } from '../../src/questions/rated/rate-questions.ts';
import { loadGlossary } from '../../src/subject/glossary.ts';
import { loadWordVectors } from '../../src/subject/word-vectors.ts';
import {
  WriterError,
  type QuizWriter,
  type WriteRequest,
  type WrittenQuiz,
} from '../../src/writer.ts';
import { loadNounNetwork } from '../guesser/noun-network.ts';
import type { Item, ScoredDocument, ScoredQuiz } from '../scored-quiz.ts';
import { readConfidence, readDrafts } from './confidence.ts';
import { writeNaively } from './naive-writer.ts';

export const WRITER_NAMES = ['offline', 'gemini', 'local', 'naive', 'human'] as const;

export type WriteOptions = {
  writer: (typeof WRITER_NAMES)[number];
  count: number;
  toughness: Toughness;
  grade: TargetGrade;
  variant: number;
};

/** In a millisecond. */
const MICROSECONDS = 1000;

/** A quiz about the document by the writer named; empty where the document gives none. */
export async function writeScored(
  source: ScoredDocument,
  options: WriteOptions,
): Promise<ScoredQuiz> {
  const categoriesOf = await loadNounCategories();
  const glossary = await loadGlossary();
  const nouns = await loadNounNetwork();
  const started = process.cpuUsage();
  const { items, drafts } = await itemsBy(source, options);
  const { user, system } = process.cpuUsage(started);
  const isWritten = options.writer !== 'human';
  return {
    ...source,
    items,
    drafts,
    asked: isWritten ? options.count : null,
    cpuMilliseconds: isWritten ? (user + system) / MICROSECONDS : null,
    levels: null,
    categoriesOf,
    glossary,
    nouns,
    vectors: await loadWordVectors(),
  };
}

type Written = Pick<ScoredQuiz, 'items' | 'drafts'>;

async function itemsBy(source: ScoredDocument, options: WriteOptions): Promise<Written> {
  switch (options.writer) {
    case 'human':
      return { items: source.humanItems, drafts: [] };
    case 'naive':
      return { items: writeNaively(source, options.count), drafts: [] };
    case 'offline': {
      const origins = new Map<Question, RatedQuestion>();
      const writer = createOfflineWriter((question, candidate) => origins.set(question, candidate));
      return writeBy(writer, source, options, (question) => origins.get(question) ?? null);
    }
    case 'gemini':
    case 'local':
      return writeBy(modelWriter(options.writer), source, options, () => null);
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

async function writeBy(
  writer: QuizWriter,
  { document }: ScoredDocument,
  { count, toughness, grade, variant }: WriteOptions,
  originOf: (question: Question) => RatedQuestion | null,
): Promise<Written> {
  const signal = new AbortController().signal;
  const settings = { numQuestions: count, toughness, targetGrade: grade };
  const request = { document, settings, variant, avoid: [], topicsInUse: [], signal };
  const written = await writeUnlessTooShort(writer, request);
  if (written === null) return { items: [], drafts: [] };
  return {
    items: written.questions.map((question) => itemOf(question, originOf(question))),
    drafts: readDrafts(written),
  };
}

async function writeUnlessTooShort(
  writer: QuizWriter,
  request: WriteRequest,
): Promise<WrittenQuiz | null> {
  try {
    return await writer.write(request, () => undefined);
  } catch (error) {
    if (error instanceof WriterError && error.reason === 'too-short') return null;
    throw error;
  }
}

function itemOf(question: Question, origin: RatedQuestion | null): Item {
  const { source, ...rest } = question;
  return {
    ...rest,
    quote: source.quote,
    section: source.section,
    page: source.page,
    kind: origin?.proposal.kind ?? null,
    difficulty: origin?.difficulty ?? null,
    confidence: readConfidence(question),
  };
}
