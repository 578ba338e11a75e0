import type { Analysis } from '../../facts/analysis.ts';
import type { Term } from '../../facts/terms.ts';
import { isGeneral } from '../../language/is-general.ts';
import { toTermId } from '../../language/term-id.ts';
import { contentStems } from '../../language/words.ts';

type Places = {
  mentions: number;
  sections: ReadonlySet<number>;
  paragraphs: ReadonlySet<number>;
};

/** A term that may be offered as a wrong answer, and the sections that mention it. */
type Rival = { term: Term; sections: readonly number[] };

/** An index of what a document mentions and is about. */
export type DocumentIndex = {
  analysis: Analysis;
  /** A text whose vector is that of the whole document. */
  gist: string;
  placesOf(id: string): Places;
  /** Terms that may be offered as wrong answers. */
  rivals: readonly Rival[];
  /** Stems of the sentence with that number, … */
  stemsAt(sentence: number): ReadonlySet<string>;
  /** … and all its words in the form of ids, between spaces. */
  spokenAt(sentence: number): string;
  /** How often the document defines a term. */
  definitionsOf(id: string): number;
  /** The document's, or else the glossary's, meaning of a term. */
  meaningOf(id: string): string | null;
  /** The same without meanings that may be of another sense. */
  knownMeaningOf(id: string): string | null;
};

const NOWHERE: Places = { mentions: 0, sections: new Set(), paragraphs: new Set() };
const GIST_TERMS = 60;
const MOST_SEARCHED = 1_500;

export function indexDocument(analysis: Analysis): DocumentIndex {
  const spoken: string[] = [];
  const stems: ReadonlySet<string>[] = [];
  const definitions = new Map<string, number>();
  for (const { id } of analysis.definitions) definitions.set(id, (definitions.get(id) ?? 0) + 1);
  const meanings = new Map(
    analysis.definitions
      .filter(({ relation }) => relation !== 'does')
      .map(({ id, meaning }) => [id, meaning]),
  );
  const known = new Map<string, Places>();

  function placesOf(id: string): Places {
    const before = known.get(id);
    if (before) return before;
    const at = analysis.termById.get(id)?.sentences ?? findSpoken(id);
    const places =
      at.length === 0
        ? NOWHERE
        : {
            mentions: analysis.termById.get(id)?.count ?? at.length,
            sections: new Set(at.map((index) => analysis.sentences[index]?.section ?? -1)),
            paragraphs: new Set(at.map((index) => analysis.sentences[index]?.paragraph ?? -1)),
          };
    known.set(id, places);
    return places;
  }

  function spokenAt(at: number): string {
    spoken[at] ??= ` ${toTermId(analysis.sentences[at]?.text ?? '')} `;
    return spoken[at];
  }

  /** A name that is not a term may be part of one, but only short documents are searched for it. */
  function findSpoken(id: string): number[] {
    if (id === '' || analysis.sentences.length > MOST_SEARCHED) return [];
    return analysis.sentences.flatMap((_, at) => (spokenAt(at).includes(` ${id} `) ? [at] : []));
  }

  return {
    analysis,
    gist: analysis.terms
      .slice(0, GIST_TERMS)
      .map(({ text }) => text)
      .join(' '),
    rivals: analysis.terms
      .filter((term) => isTermLike(analysis, term))
      .map((term) => ({ term, sections: [...placesOf(term.id).sections] })),
    stemsAt: (at) => (stems[at] ??= contentStems(analysis.sentences[at]?.text ?? '')),
    spokenAt,
    definitionsOf: (id) => definitions.get(id) ?? 0,
    placesOf,
    knownMeaningOf: (id) =>
      meanings.get(id) ??
      analysis.glossary
        .meaningsOf(id)
        .find(({ book }) => book !== null && book === analysis.textbook)?.meaning ??
      null,
    meaningOf: (id) => meanings.get(id) ?? analysis.glossary.meaningsOf(id)[0]?.meaning ?? null,
  };
}

/** Accepts a word of the subject, but not of everyday speech. */
function isTermLike(analysis: Analysis, term: Term): boolean {
  if (analysis.definedIds.has(term.id) || analysis.glossary.isTextbookTerm(term.id)) return true;
  if (term.proper) return term.count > 1 || analysis.nameTypes.get(term.id) !== 'other';
  if (term.words === 1)
    return (
      !isGeneral(term.text) &&
      analysis.vectors.rarityOf(term.text) > 8 &&
      analysis.categoriesOf(term.text) !== null
    );
  return term.count > 1 || analysis.glossary.meaningsOf(term.id).length > 0;
}
