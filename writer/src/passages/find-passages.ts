import type { AskedQuestion, Finding } from '@study-assistant/contract/materials/material-passages';
import type { Source } from '@study-assistant/contract/questions/question';
import { loadGlossary } from '../subject/glossary.ts';
import { loadWordVectors } from '../subject/word-vectors.ts';
import { indexPassages, type PassageIndex, type TextPart } from './passage-index.ts';
import { findBestPassage, type RankedPassage } from './rank-passages.ts';
import type { WordKnowledge } from './wanted-words.ts';

/** By how much a proposed answer must be proven better than any other. */
const LEAST_LEAD = 1;

/** "Which of these is not …": no passage says what is not so. */
const ASKS_FOR_THE_WRONG_ONE =
  /\bnot\b(?=[^.?!]*[?:_]|\s*$)|\bexcept\b|\b(?:false|incorrect|untrue)\b|\bleast (?:likely|true|accurate)\b/i;

/**
 * Finds for each question the passage of a text that proves its answer. Where nobody has said what is
 * right, that is proposed which the text proves clearly better than all others.
 */
export async function findPassages(
  parts: readonly TextPart[],
  questions: readonly AskedQuestion[],
): Promise<Finding[]> {
  const knowledge = await loadWordKnowledge();
  const index = indexPassages(parts);
  return questions.map((question) => findPassage(question, index, knowledge));
}

export async function loadWordKnowledge(): Promise<WordKnowledge> {
  const [glossary, vectors] = await Promise.all([loadGlossary(), loadWordVectors()]);
  return { glossary, vectors };
}

const NOTHING: Finding = { passage: null, proposed: null };

export function findPassage(
  { question, answers, right }: AskedQuestion,
  index: PassageIndex,
  knowledge: WordKnowledge,
): Finding {
  if (answers.length > 0 && ASKS_FOR_THE_WRONG_ONE.test(question)) return NOTHING;
  const find = (answer: string) => findBestPassage(question, answer, index, knowledge);
  if (answers.length === 0 || right !== null)
    return { passage: toFound(find(answers[right ?? 0] ?? '')), proposed: null };
  const [first, second] = answers
    .map((answer, at) => ({ at, best: find(answer) }))
    .sort((a, b) => proofOf(b.best) - proofOf(a.best));
  if (!first || proofOf(first.best) - proofOf(second?.best) < LEAST_LEAD) return NOTHING;
  const passage = toFound(first.best);
  return passage ? { passage, proposed: first.at } : NOTHING;
}

/** An answer of which the text says nothing is as good as proven wrong. */
const UNSAID = -10;

function proofOf(best: RankedPassage | null | undefined): number {
  return best?.proof ?? UNSAID;
}

function toFound(best: RankedPassage | null): Source | null {
  const [first] = best?.sentences ?? [];
  if (!best || !first || best.proof <= 0) return null;
  const quote = best.sentences.map(({ text }) => text).join(' ');
  return { quote, page: first.page, section: first.section };
}
