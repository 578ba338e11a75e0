import type { OrderedKind } from '@study-assistant/contract/quizzes/order-quiz';
import * as z from 'zod/mini';
import type { SourceDocument } from '../../document/source-document.ts';
import { pointsBack } from '../../language/standing.ts';
import type { Unfinished } from '../../quiz/other-kinds.ts';
import type { FlatSchema } from '../asking/flat-schema.ts';
import { keepVisible } from '../asking/keep-visible.ts';
import { asksAboutText } from '../questions/asks-about-text.ts';
import { findProof, isTold, type Proof } from '../questions/find-proof.ts';
import { isOutOfPlace } from '../questions/read-answer.ts';
import type { Passage } from '../text/passages.ts';

/** Why an item of a model's answer is no question. */
export type KindFault =
  | 'shape'
  | 'out-of-place'
  | 'asks-about-text'
  | 'no-evidence'
  | 'key-not-proven'
  | 'given-away'
  | 'repeated-key'
  | 'badly-worded';

/** A question that the document proves, and how a reader without its key is shown it. */
export type ProvenOther = {
  question: Omit<Unfinished, 'grounds'>;
  /** What each part rests on, the first one for the whole question. */
  proofs: readonly [Proof, ...Proof[]];
  topic: string;
  /** What is right, in words that no other question may ask for. */
  answers: readonly string[];
  /** The question as a reader sees it, a line each. */
  shown: readonly string[];
  /** Whether a reader's answer is the right one. */
  isRight: (answer: string) => boolean;
};

export type KindContext = { document: SourceDocument; passages: readonly Passage[] };

/** A kind of question as a model is asked for it, and what of its answers holds up. */
export type ModelKind = {
  kind: OrderedKind;
  /** The list of the answer that its questions stand in. */
  list: string;
  rules: readonly string[];
  /** What an item of the list has, beside its topic. */
  properties: Record<string, FlatSchema>;
  /** How a reader writes the answer, in words for the reader. */
  answerForm: string;
  read: (item: unknown, context: KindContext) => ProvenOther | KindFault;
};

export const STRING: FlatSchema = { type: 'string' };
export const STRINGS: FlatSchema = { type: 'array', items: STRING };

/** A line of a model's answer in the form that a reader sees. */
export function lineUpTo(characters: number) {
  return z.pipe(
    z.pipe(
      z.transform((value) => (typeof value === 'number' ? String(value) : value)),
      z.string(),
    ),
    z.pipe(z.transform(keepVisible), z.string().check(z.minLength(1), z.maxLength(characters))),
  );
}

export const evidenceSchema = z.pipe(
  lineUpTo(1200),
  z.transform((text) => text.replace(/^\[[\d.]+\]\s*/, '')),
);
export const topicSchema = z.catch(lineUpTo(80), '');

/** What is wrong with texts of the model's own before anything is proven; null if nothing is. */
export function findTextFault(texts: readonly string[]): KindFault | null {
  if (texts.some(isOutOfPlace)) return 'out-of-place';
  return texts.some(asksAboutText) ? 'asks-about-text' : null;
}

export function prove({ document, passages }: KindContext, evidence: string): Proof | null {
  return findProof(document, passages, { evidence, sentence: '' });
}

/** The proofs of several parts, each of which says all texts of its own. */
export function proveParts(
  context: KindContext,
  parts: readonly { texts: readonly string[]; evidence: string }[],
): ProvenOther['proofs'] | KindFault {
  const proofs: Proof[] = [];
  for (const { texts, evidence } of parts) {
    const proof = prove(context, evidence);
    if (!proof) return 'no-evidence';
    if (!texts.every((text) => isTold(text, proof))) return 'key-not-proven';
    proofs.push(proof);
  }
  const [first, ...others] = proofs;
  return first ? [first, ...others] : 'no-evidence';
}

/** Whether what is quoted can be understood without the sentence before it. */
export function standsByItself({ place }: Proof): boolean {
  return !pointsBack(place.quote);
}

/** "1B, 2 A; 3-D" and "C A B D": the letters of an answer in their order. */
export function readLetters(answer: string): string {
  return (answer.toUpperCase().match(/(?<![A-Z])[A-H](?![A-Z])/g) ?? []).join('');
}

export function letterOf(place: number): string {
  return 'ABCDEFGH'.charAt(place);
}
