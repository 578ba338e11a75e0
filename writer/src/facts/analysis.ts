import { breathe } from '../breathe.ts';
import { findPageOfQuote } from '../document/quotes/page-of-quote.ts';
import type { SourceDocument } from '../document/source-document.ts';
import { loadNounCategories, type CategoriesOf } from '../language/categories/noun-categories.ts';
import { findMainClause, type Clause } from '../language/clause.ts';
import { findNameTypes, type NameType } from '../language/names.ts';
import { splitPassages } from '../language/passages.ts';
import { readSentences } from '../language/read-sentences.ts';
import type { Sentence } from '../language/sentence.ts';
import { pointsBack } from '../language/standing.ts';
import { loadCatalogue, type Catalogue } from '../subject/concepts/catalogue.ts';
import { loadGlossary, type Glossary } from '../subject/glossary.ts';
import { loadWordVectors, type WordVectors } from '../subject/word-vectors.ts';
import type { Definition } from './definitions/definition.ts';
import { findDefinitions } from './definitions/find-definitions.ts';
import { findMentions, type Mentions } from './mentions.ts';
import { resolveOpeners } from './resolve-openers.ts';
import { findSiblings } from './siblings.ts';
import { findTerms, type Term } from './terms.ts';

/** Everything that is known about a document when questions are made. */
export type Analysis = {
  sentences: Sentence[];
  /** Headings of the document in lower case. */
  headings: readonly string[];
  /** The headings in order, with the number of characters below each. */
  outline: readonly { heading: string; length: number }[];
  /** Main clauses of the sentences that can stand alone. */
  clauses: Clause[];
  definitions: Definition[];
  definedIds: ReadonlySet<string>;
  terms: Term[];
  termById: ReadonlyMap<string, Term>;
  /** Ids of terms listed side by side: "plasma, platelets, and proteins". */
  siblings: ReadonlyMap<string, ReadonlySet<string>>;
  /** The kind of each name, by term id. */
  nameTypes: ReadonlyMap<string, NameType>;
  /** Returns the kind of thing that a phrase names. */
  categoriesOf: CategoriesOf;
  /** The meanings of terms in other sources. */
  glossary: Glossary;
  /** The concepts that school subjects teach. */
  catalogue: Catalogue;
  /** The concepts that the document names, and where. */
  mentions: Mentions;
  vectors: WordVectors;
  /** The textbook whose terms the document uses most; null when it uses few of any. */
  textbook: string | null;
};

export async function analyse(document: SourceDocument, signal?: AbortSignal): Promise<Analysis> {
  const { passages, glossary } = splitPassages(document);
  const glossaryOfSubject = await loadGlossary();
  const catalogue = await loadCatalogue();
  const sentences = await readSentences(passages, signal);
  for (const sentence of sentences) {
    const section = document.sections[sentence.section];
    if (section?.pageStarts) sentence.page = findPageOfQuote(section, sentence.quote);
  }
  await breathe(signal);
  const nameTypes = findNameTypes(sentences);
  const whole = [...sentences, ...resolveOpeners(sentences, nameTypes)];
  await breathe(signal);
  const definitions = findDefinitions(whole, glossary);
  await breathe(signal);
  const defined = new Set(definitions.map((definition) => definition.id));
  const headings = document.sections.map((section) => section.heading);
  const terms = findTerms(sentences, headings, defined);
  await breathe(signal);
  return {
    sentences,
    headings: headings.flatMap((heading) => heading?.toLowerCase() ?? []),
    outline: document.sections.flatMap(({ heading, text }) =>
      heading === null ? [] : [{ heading, length: text.length }],
    ),
    clauses: whole
      .filter((sentence) => sentence.askable && !pointsBack(sentence.text))
      .map(findMainClause)
      .filter((clause) => clause !== null),
    definitions,
    definedIds: defined,
    terms,
    termById: new Map(terms.map((term) => [term.id, term])),
    siblings: findSiblings(sentences),
    nameTypes,
    categoriesOf: await loadNounCategories(),
    glossary: glossaryOfSubject,
    catalogue,
    mentions: findMentions(sentences, catalogue),
    textbook: findTextbook(terms, glossaryOfSubject),
    vectors: await loadWordVectors(),
  };
}

const FEWEST_SHARED_TERMS = 5;

function findTextbook(terms: readonly Term[], glossary: Glossary): string | null {
  const shared = new Map<string, number>();
  for (const { id } of terms)
    for (const book of new Set(glossary.meaningsOf(id).map((meaning) => meaning.book)))
      if (book !== null) shared.set(book, (shared.get(book) ?? 0) + 1);
  const [most] = [...shared].sort((a, b) => b[1] - a[1]);
  return most && most[1] >= FEWEST_SHARED_TERMS ? most[0] : null;
}
