import { SUBJECTS, type Subject } from '@study-assistant/contract/materials/subjects';
import { loadSets } from '../src/subject/concepts/catalogue.ts';
import { listSubjectWords, toLine } from '../src/subject/subject-words.ts';
import { readTrainingSections } from './training-sections.ts';
import { writeData } from './write-data.ts';

/** Counts which words tell a school subject, in our catalogue and in sections of textbooks. */
const FEWEST_TIMES = 3;
const MOST_WORDS = 5000;
/** Of a word that a subject has never, as many as if it had been in so many passages of all. */
const PASSAGES_OF_ALL = 300;
/** What a difference between two books counts beside the same one in the catalogue. */
const TRUST_IN_BOOKS = 0.4;

const SUBJECT_OF_FILE: Readonly<Record<string, Subject>> = {
  anatomy: 'Biology',
  astronomy: 'Earth and space',
  biology: 'Biology',
  business: 'Economics',
  chemistry: 'Chemistry',
  computing: 'Computing',
  earth: 'Earth and space',
  economics: 'Economics',
  government: 'Civics',
  language: 'Languages',
  physics: 'Physics',
  politics: 'Civics',
  psychology: 'Social science',
  sociology: 'Social science',
  'us-history': 'History',
  'world-history': 'History',
};
/** Sets from which on a file of the catalogue is of another subject. */
const SUBJECT_FROM_SET: Readonly<Record<string, Subject>> = {
  'Sets of numbers': 'Mathematics',
  'Elements of art': 'Arts',
  'Elements of a map': 'Geography',
  'Principles of reading rock layers': 'Earth and space',
  'Rates of births, deaths and growth': 'Geography',
};
const SUBJECT_OF_BOOK: Readonly<Record<string, Subject>> = {
  'American Government': 'Civics',
  'Anatomy & Physiology': 'Biology',
  Astronomy: 'Earth and space',
  Chemistry: 'Chemistry',
  'Introduction to Political Science': 'Civics',
  'Introduction to Sociology': 'Social science',
  Microbiology: 'Biology',
  'Physics (high school)': 'Physics',
  'Principles of Economics': 'Economics',
  Psychology: 'Social science',
  'US History': 'History',
  'World History': 'History',
};

type Passage = { subject: Subject | undefined; text: string };
type Counts = { total: Map<Subject, number>; times: Map<string, Map<Subject, number>> };

const catalogue = countWords(await listFacts());
const books = countWords(await listParagraphs());
const lines = [...catalogue.times]
  .filter(([, ofWord]) => sum([...ofWord.values()]) >= FEWEST_TIMES)
  .map(([word]) => ({ word, weights: weigh(word), share: toShare(word, catalogue) }))
  .sort((a, b) => b.share * Math.max(...b.weights) - a.share * Math.max(...a.weights))
  .slice(0, MOST_WORDS)
  .map(({ word, weights }) => toLine(word, weights))
  .sort();
await writeData('openstax/subject-words.txt', lines);

async function listFacts(): Promise<Passage[]> {
  let file = '';
  let subject: Subject | undefined;
  return (await loadSets()).flatMap((set) => {
    if (set.subject !== file) subject = SUBJECT_OF_FILE[set.subject];
    subject = SUBJECT_FROM_SET[set.name] ?? subject;
    file = set.subject;
    const ofSet = subject;
    return set.concepts.map(({ names, facts }) => ({
      subject: ofSet,
      text: [...names, ...facts].join(' '),
    }));
  });
}

async function listParagraphs(): Promise<Passage[]> {
  return (await readTrainingSections()).flatMap(({ book, title, paragraphs }) =>
    [title, ...paragraphs].map((text) => ({ subject: SUBJECT_OF_BOOK[book], text })),
  );
}

function countWords(passages: readonly Passage[]): Counts {
  const total = new Map<Subject, number>();
  const times = new Map<string, Map<Subject, number>>();
  for (const { subject, text } of passages) {
    if (!subject) throw new Error(`Of no subject: ${text}`);
    for (const word of new Set(listSubjectWords(text))) {
      const ofWord = times.get(word) ?? new Map<Subject, number>();
      times.set(word, ofWord.set(subject, (ofWord.get(subject) ?? 0) + 1));
      total.set(subject, (total.get(subject) ?? 0) + 1);
    }
  }
  return { total, times };
}

/**
 * By the catalogue, which has every subject; the books tell the subjects that they are about from each
 * other, and none of them from the rest, since whole prose has other words than facts have.
 */
function weigh(word: string): number[] {
  const byBooks = weighIn(word, books);
  const level = sum([...byBooks.values()]) / Math.max(1, byBooks.size);
  const byCatalogue = weighIn(word, catalogue);
  return SUBJECTS.map((subject) => {
    const ofBooks = (byBooks.get(subject) ?? level) - level;
    return Math.round((byCatalogue.get(subject) ?? 0) + TRUST_IN_BOOKS * ofBooks);
  });
}

/** How much more often a subject has the word than all have it, each counted alike: log2. */
function weighIn(word: string, counts: Counts): Map<Subject, number> {
  const share = toShare(word, counts);
  const subjects = share === 0 ? [] : [...counts.total];
  return new Map(
    subjects.map(([subject, total]) => {
      const seen = (counts.times.get(word)?.get(subject) ?? 0) + share * PASSAGES_OF_ALL;
      return [subject, Math.log2(seen / (total + PASSAGES_OF_ALL) / share)];
    }),
  );
}

function toShare(word: string, { times, total }: Counts): number {
  const shares = [...total].map(([subject, all]) => (times.get(word)?.get(subject) ?? 0) / all);
  return sum(shares) / shares.length;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
