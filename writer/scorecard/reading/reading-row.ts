import * as z from 'zod';
import { CONFIDENCES, type ScoredDocument } from '../scored-quiz.ts';

/** Would I print it unchanged tomorrow: yes; with a touch; no. */
export const VERDICTS = ['stands', 'touch', 'not'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** The main fault of a question, as a verdict file names it and as a reader knows it. */
export const FAULTS = {
  silly: 'wrong answers silly',
  'about-text': 'asks about the text',
  'second-right': 'a second right answer',
  unclear: 'unclear',
  trivial: 'trivial',
  garbled: 'garbled',
  copied: 'blank copied from the text',
  'wrong-key': 'wrong key',
  'given-away': 'given away',
  other: 'other',
} as const;
const faultSchema = z.enum(Object.keys(FAULTS) as (keyof typeof FAULTS)[]);

const sectionSchema = z.object({
  book: z.string().nullable(),
  module: z.string().nullable(),
  title: z.string(),
});

/** A question that was drawn, with what its reader must not know. */
export const drawnSchema = z.object({
  n: z.int().positive(),
  seed: z.int(),
  /** Of the writer, short; "unknown" outside a checkout. */
  commit: z.string(),
  section: sectionSchema,
  origin: z.enum(['ours', 'human']),
  kind: z.string().nullable(),
  confidence: z.enum(CONFIDENCES).nullable(),
  question: z.string(),
  options: z.array(z.string()),
  correctAnswer: z.int(),
  weakSpot: z.string().optional(),
});
export type DrawnRow = z.infer<typeof drawnSchema>;

/** What a reader says of question `n`; see the README of the readings. */
export const verdictSchema = z
  .object({
    n: z.int().positive(),
    verdict: z.enum(VERDICTS),
    fault: faultSchema.nullable().default(null),
    note: z.string().default(''),
  })
  .refine(({ verdict, fault }) => verdict !== 'not' || fault !== null, {
    path: ['fault'],
    error: `“not” needs one of ${Object.keys(FAULTS).join(', ')}`,
  })
  .refine(({ verdict, fault }) => verdict !== 'stands' || fault === null, {
    path: ['fault'],
    error: 'what stands has none',
  });
export type VerdictRow = z.infer<typeof verdictSchema>;

/** A question with its verdict, as it is kept. */
export const keptSchema = drawnSchema.omit({ n: true }).extend({
  date: z.iso.date(),
  reader: z.string(),
  verdict: z.enum(VERDICTS),
  fault: faultSchema.nullable(),
  note: z.string(),
});
export type KeptRow = z.infer<typeof keptSchema>;

export function sectionOf({ book, module, document }: ScoredDocument): DrawnRow['section'] {
  return { book, module, title: document.title };
}

/** The same for two rows of one section, whatever else they hold. */
export function sectionId({ book, module, title }: DrawnRow['section']): string {
  return JSON.stringify([book, module, title]);
}
