import type { SourceDocument } from '../document/source-document.ts';
import { analyse } from '../facts/analysis.ts';
import { requireEnglish } from '../facts/require-english.ts';
import { endsInPlural } from '../language/plural.ts';
import { toTermId } from '../language/term-id.ts';
import { capitalise } from '../language/words.ts';
import { loadModels } from '../learned/models.ts';
import { isSameThing } from '../validator/same-thing.ts';
import type { SuggestionRequest } from '../writer.ts';
import { listNumbersNear } from './near-numbers.ts';
import { indexDocument } from './wrong-answers/document-index.ts';
import { rankWrongAnswers } from './wrong-answers/rank-wrong-answers.ts';

const MAX_SUGGESTIONS = 8;

/**
 * Suggests wrong answers for a teacher's question, the best first: terms of the document that could
 * be mistaken for the right one, or similar figures.
 *
 * @throws WriterError when the document is not in English
 */
export async function suggestWrongAnswers(
  document: SourceDocument,
  { question, answer, options }: SuggestionRequest,
): Promise<string[]> {
  const taken = [answer, ...options].filter((text) => text.trim() !== '');
  const pool = isFigure(answer)
    ? listNumbersNear(answer.trim())
    : await findTerms(document, { question, answer });
  return pool
    .filter((text) => !taken.some((other) => isSameThing(null, text, other)))
    .slice(0, MAX_SUGGESTIONS)
    .map(capitalise);
}

function isFigure(answer: string): boolean {
  return /^\s*\d[\d,]*(?:\.\d+)?\s*$/.test(answer);
}

async function findTerms(
  document: SourceDocument,
  { question, answer }: Pick<SuggestionRequest, 'question' | 'answer'>,
): Promise<string[]> {
  requireEnglish(document);
  const analysis = await analyse(document);
  const key = answer.trim().replace(/^(?:an?|the)\s+/i, '');
  const proper = analysis.termById.get(toTermId(key))?.proper ?? false;
  const asked = { stem: question, matter: question, key, plural: endsInPlural(key), proper };
  const { pair } = await loadModels();
  return rankWrongAnswers(asked, indexDocument(analysis), pair).map(({ text }) => text);
}
