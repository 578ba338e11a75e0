import type { SourceDocument } from '../src/document/source-document.ts';
import type { CategoriesOf } from '../src/language/categories/noun-categories.ts';
import type { Glossary } from '../src/subject/glossary.ts';
import type { NounNetwork } from './guesser/noun-network.ts';
import type { Vectors } from './vectors.ts';

export const CONFIDENCES = ['sure', 'check', 'draft'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/** A question as the scorecard looks at it; the authors of textbooks give no quote. */
export type Item = {
  question: string;
  options: readonly string[];
  correctAnswer: number;
  quote?: string;
  topic: string | null;
  /** What the offline writer calls this form of question; null where the writer does not say. */
  kind: string | null;
  /** 0 easy to 1 hard; null where the writer does not say. */
  difficulty: number | null;
  explanation: string;
  section: string | null;
  page: number | null;
  /** How far the writer trusts it; null where the writer does not say. */
  confidence: Confidence | null;
  /** Of a draft alone: what is left for the teacher to mend. */
  weakSpot?: string;
};

/** A document with what its authors consider its terms and questions, where that is known. */
export type ScoredDocument = {
  document: SourceDocument;
  /** Terms that the document's authors print in bold or explain in a glossary. */
  terms: readonly string[];
  /** Questions by the document's authors. */
  humanItems: readonly Item[];
  /** The textbook and its module that the document is a section of; null elsewhere. */
  book: string | null;
  module: string | null;
};

export type ScoredQuiz = ScoredDocument & {
  /** Questions asked for; null where nobody asked. */
  asked: number | null;
  items: readonly Item[];
  /** What the writer leaves to the teacher's hand, filled up as she would. */
  drafts: readonly Item[];
  /** Of the processor, so that a busy machine is no slow writer; null where nothing was written. */
  cpuMilliseconds: number | null;
  /** The same document asked the easy and the hard way; null where nobody wrote these. */
  levels: { easy: readonly Item[]; hard: readonly Item[] } | null;
  categoriesOf: CategoriesOf;
  glossary: Glossary;
  /** For those who guess; no writer has it. */
  nouns: NounNetwork;
  /** Null where there are no word vectors. */
  vectors: Vectors | null;
};

export function getKey(item: Item): string {
  return item.options[item.correctAnswer] ?? '';
}

export function getDistractors(item: Item): string[] {
  return item.options.filter((_, index) => index !== item.correctAnswer);
}

export function joinText(document: SourceDocument): string {
  return document.sections.map((section) => section.text).join('\n\n');
}
