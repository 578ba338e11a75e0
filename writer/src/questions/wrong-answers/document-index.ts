import type { Analysis } from '../../facts/analysis.ts';
import { toTermId } from '../../language/term-id.ts';

export type Places = {
  mentions: number;
  sections: ReadonlySet<number>;
  paragraphs: ReadonlySet<number>;
};

/** Where a document mentions what, and what it is about. */
export type DocumentIndex = {
  analysis: Analysis;
  /** A text whose direction is that of the whole document. */
  gist: string;
  placesOf(id: string): Places;
  /** What the document, else the glossary, says that a term is. */
  meaningOf(id: string): string | null;
  /** The same, but nothing that may be meant in another sense. */
  knownMeaningOf(id: string): string | null;
};

const NOWHERE: Places = { mentions: 0, sections: new Set(), paragraphs: new Set() };
const GIST_TERMS = 60;

export function indexDocument(analysis: Analysis): DocumentIndex {
  const spoken = analysis.sentences.map(({ text }) => ` ${toTermId(text)} `);
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

  function findSpoken(id: string): number[] {
    return id === '' ? [] : spoken.flatMap((text, at) => (text.includes(` ${id} `) ? [at] : []));
  }

  return {
    analysis,
    gist: analysis.terms
      .slice(0, GIST_TERMS)
      .map(({ text }) => text)
      .join(' '),
    placesOf,
    knownMeaningOf: (id) =>
      meanings.get(id) ??
      analysis.glossary.meaningsOf(id).find(({ book }) => book !== null && book === analysis.textbook)
        ?.meaning ??
      null,
    meaningOf: (id) => meanings.get(id) ?? analysis.glossary.meaningsOf(id)[0]?.meaning ?? null,
  };
}
