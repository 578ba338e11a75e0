import * as z from 'zod';
import type { Confidence, Item } from '../scored-quiz.ts';

const markedSchema = z.object({ confidence: z.enum(['sure', 'check']).nullish() });

/** How far a writer trusts its question; null for a writer that does not say. */
export function readConfidence(question: object): Confidence | null {
  return markedSchema.parse(question).confidence ?? null;
}

const draftSchema = z.object({
  question: z.string(),
  answer: z.string(),
  wrongAnswers: z.array(z.string()),
  weakSpot: z.string(),
  suggestions: z.object({ wrongAnswers: z.array(z.string()) }),
  explanation: z.string(),
  topic: z.string(),
  source: z.object({
    quote: z.string(),
    section: z.string().nullable(),
    page: z.number().nullable(),
  }),
});
const quizSchema = z.object({ drafts: z.array(draftSchema).optional() });

const WRONG_ANSWERS = 3;

/** The drafts of a written quiz as a teacher gets them who takes the first suggestions. */
export function readDrafts(written: object): Item[] {
  return (quizSchema.parse(written).drafts ?? []).map(fillDraft);
}

function fillDraft(draft: z.infer<typeof draftSchema>): Item {
  const { source, question, answer, explanation, topic, weakSpot } = draft;
  const offered = [...draft.wrongAnswers, ...draft.suggestions.wrongAnswers];
  const wrong = [...new Set(offered)].filter((option) => option !== answer);
  return {
    question,
    options: [answer, ...wrong.slice(0, WRONG_ANSWERS)],
    correctAnswer: 0,
    ...source,
    topic,
    kind: null,
    difficulty: null,
    explanation,
    confidence: 'draft',
    weakSpot,
  };
}
