import { itemWith, NO_NOUNS } from '../quizzes.fixture.ts';
import type { ScoredDocument, ScoredQuiz } from '../scored-quiz.ts';
import type { DrawnRow, KeptRow } from './reading-row.ts';

export function sectionWith(title: string, changes: Partial<ScoredDocument> = {}): ScoredDocument {
  const text = `${title} wears down mountains. Osmosis moves water. Rain falls on hills.`;
  return {
    document: {
      title,
      kind: 'txt',
      pageCount: null,
      sections: [{ heading: null, page: null, text }],
    },
    terms: [],
    humanItems: [1, 2, 3].map((number) =>
      itemWith({ question: `Human question ${number} about ${title}?`, kind: null }),
    ),
    book: 'Geology',
    module: `m-${title}`,
    ...changes,
  };
}

export function writtenWith(source: ScoredDocument, changes: Partial<ScoredQuiz> = {}): ScoredQuiz {
  const { title } = source.document;
  return {
    ...source,
    asked: 10,
    items: [1, 2, 3].map((number) =>
      itemWith({ question: `Our question ${number} about ${title}?` }),
    ),
    drafts: [],
    cpuMilliseconds: 1,
    levels: null,
    nouns: NO_NOUNS,
    vectors: null,
    categoriesOf: () => new Set(),
    glossary: {
      synonymsOf: () => new Set(),
      meaningsOf: () => [],
      isTextbookTerm: () => false,
      termsOfKind: () => [],
    },
    ...changes,
  };
}

export function drawnWith(changes: Partial<DrawnRow> = {}): DrawnRow {
  return {
    n: 1,
    seed: 7,
    commit: 'abc1234',
    section: { book: 'Geology', module: 'm1', title: 'Erosion' },
    origin: 'ours',
    kind: 'term',
    confidence: null,
    question: 'What moves water?',
    options: ['Osmosis', 'Erosion', 'Rain', 'Wind'],
    correctAnswer: 0,
    ...changes,
  };
}

export function keptWith(changes: Partial<KeptRow> = {}): KeptRow {
  const { n: _n, ...row } = drawnWith();
  const verdict = { verdict: 'stands', fault: null, note: '' } as const;
  return { date: '2026-11-22', reader: 'Ann', ...row, ...verdict, ...changes };
}
