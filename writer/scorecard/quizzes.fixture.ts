import { loadNounCategories } from '../src/language/categories/noun-categories.ts';
import { loadGlossary } from '../src/subject/glossary.ts';
import type { NounNetwork } from './guesser/noun-network.ts';
import type { Item, ScoredQuiz } from './scored-quiz.ts';

const TEXT =
  'Osmosis is the diffusion of water through a membrane. Erosion wears down mountains. Fermentation turns sugar into alcohol. Osmosis needs no energy.';

export function itemWith(changes: Partial<Item> = {}): Item {
  return {
    question: 'Which process moves water through a membrane?',
    options: ['Osmosis', 'Erosion', 'Fermentation', 'Digestion'],
    correctAnswer: 0,
    quote: 'Osmosis is the diffusion of water through a membrane.',
    topic: 'Water',
    kind: 'term',
    difficulty: 0.5,
    explanation: '',
    section: null,
    page: null,
    confidence: null,
    ...changes,
  };
}

/** A dictionary without a word, so that no test waits for WordNet. */
export const NO_NOUNS: NounNetwork = {
  nearness: () => null,
  explain: () => new Set(),
  weigh: () => 0,
};

export async function quizWith(
  items: readonly Item[],
  changes: Partial<ScoredQuiz> & { text?: string } = {},
): Promise<ScoredQuiz> {
  const { text = TEXT, ...rest } = changes;
  return {
    document: {
      title: 'Water',
      kind: 'txt',
      pageCount: null,
      sections: [{ heading: null, page: null, text }],
    },
    terms: ['osmosis'],
    humanItems: [],
    book: null,
    module: null,
    asked: items.length,
    items,
    drafts: [],
    cpuMilliseconds: 10,
    levels: null,
    vectors: null,
    categoriesOf: await loadNounCategories(),
    glossary: await loadGlossary(),
    nouns: NO_NOUNS,
    ...rest,
  };
}
