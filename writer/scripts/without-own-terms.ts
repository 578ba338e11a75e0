import type { Analysis } from '../src/facts/analysis.ts';
import { toTermId } from '../src/language/term-id.ts';
import type { TrainingSection } from './training-sections.ts';

const COMPARED_LETTERS = 30;

/** Which sections of the training file treat a term as one of theirs. */
export function indexTerms(sections: readonly TrainingSection[]): Map<string, Set<string>> {
  const modules = new Map<string, Set<string>>();
  for (const { module, bold_terms, glossary } of sections)
    for (const term of [...bold_terms, ...glossary.map((entry) => entry.term)]) {
      const id = toTermId(term.replace(/\s*\([^)]*\)/g, ''));
      const known = modules.get(id) ?? new Set();
      modules.set(id, known.add(module));
    }
  return modules;
}

/**
 * The analysis as of a section that our glossary was not made from: what it alone contributed is
 * taken out, or a model would learn to rely on what no other document has.
 */
export function withoutOwnTerms(
  analysis: Analysis,
  section: TrainingSection,
  modules: ReadonlyMap<string, ReadonlySet<string>>,
): Analysis {
  const own = new Set(section.glossary.map(({ definition }) => lettersOf(definition)));
  const { glossary } = analysis;
  return {
    ...analysis,
    glossary: {
      ...glossary,
      meaningsOf: (id) =>
        glossary
          .meaningsOf(id)
          .filter(({ book, meaning }) => book === null || !own.has(lettersOf(meaning))),
      termsOfKind: (kind) =>
        glossary.termsOfKind(kind).filter(({ meaning }) => !own.has(lettersOf(meaning))),
      isTextbookTerm: (id) => {
        const named = modules.get(id);
        const isOwnAlone = named?.size === 1 && named.has(section.module);
        return glossary.isTextbookTerm(id) && !isOwnAlone;
      },
    },
  };
}

function lettersOf(text: string): string {
  return text
    .replace(/\s*\([^)]*\)\s*/g, ' ')
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .slice(0, COMPARED_LETTERS);
}
