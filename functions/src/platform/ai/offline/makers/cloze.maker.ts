import type { Analysis } from '../analysis.ts';
import type { Candidate } from '../candidate.ts';
import { similarTerms } from '../distractors.ts';
import { pointsBack, withoutOpener, type Sentence } from '../sentence.ts';
import { isGeneral, phrasesOf, termId } from '../terms.ts';
import { articleFor } from '../../validator/option-rules.ts';

/** The last words of a sentence left out, where they are a term of the subject. */
export function makeClozeItems(analysis: Analysis): Candidate[] {
  return analysis.sentences
    .filter((sentence) => sentence.askable && !pointsBack(sentence.text))
    .map((sentence) => clozeItem(analysis, sentence))
    .filter((item) => item !== null);
}

function clozeItem(analysis: Analysis, sentence: Sentence): Candidate | null {
  const last = phrasesOf(sentence).at(-1);
  if (!last || last.to !== sentence.tokens.length - 1) return null;
  const id = termId(last.text);
  const term = analysis.termById.get(id);
  if (!term || term.count < 2 || (term.words === 1 && isGeneral(term.text)) || term.score < 2.2)
    return null;
  if (term.words === 1 && term.count < 3 && !analysis.definedIds.has(id)) return null;
  const start = sentence.tokens[last.from]?.start ?? 0;
  const before = sentence.text.slice(0, start).trim();
  if (
    ` ${termId(before)} `.includes(` ${id} `) ||
    /(?:,|\b(?:and|or|as|its|their|his|her))$/.test(before)
  )
    return null;
  const article = /\b(an?)$/i.exec(before)?.[1]?.toLowerCase();
  return {
    kind: 'cloze',
    stem: `Complete the sentence: ${withoutOpener(`${before} ____.`)}`,
    key: last.text,
    distractors: () =>
      similarTerms(
        analysis,
        { text: last.text, plural: term.plural, proper: term.proper },
        sentence.text,
      ).filter((text) => !article || articleFor(text) === article),
    sentence,
    subject: term.text,
    worth: 0.6 + Math.min(1, term.score / 6),
    difficulty: 0.4,
  };
}
