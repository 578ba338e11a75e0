import { parseTextbookRow } from '../scorecard/sources/textbook-row.ts';
import { analyse } from '../src/facts/analysis.ts';
import { toTermId } from '../src/language/term-id.ts';
import { predict, type Model } from '../src/learned/boosted-trees.ts';
import { createTaughtIndex, findTaught } from '../src/questions/taught/find-taught.ts';
import { describeSupport, SUPPORT_FEATURES } from '../src/questions/taught/support-features.ts';
import { describeQuestion, QUESTION_FEATURES } from '../src/questions/worth/question-features.ts';
import {
  indexDocument,
  type DocumentIndex,
} from '../src/questions/wrong-answers/document-index.ts';
import { describePair, PAIR_FEATURES } from '../src/questions/wrong-answers/pair-features.ts';
import { areaUnderCurve } from './area-under-curve.ts';
import {
  readJudgedFacts,
  readJudgedQuestions,
  type JudgedFact,
  type JudgedQuestion,
} from './judged-questions.ts';
import { trainTrees, type Example } from './train-trees.ts';
import { readTrainingSections, type TrainingSection } from './training-sections.ts';
import { indexTerms, withoutOwnTerms } from './without-own-terms.ts';
import { writeData } from './write-data.ts';

/**
 * Trains what ranks questions and wrong answers, from the questions of human authors and from those
 * of our own that readers judged, and prints how well each does on a book that it has not seen.
 */
const PAIR_SETTINGS = { trees: 140, depth: 3, fewest: 25 };
const TAUGHT_SETTINGS = { trees: 150, depth: 2, fewest: 15, rate: 0.06 };
const QUESTION_SETTINGS = { trees: 80, depth: 2, fewest: 12 };
/** What a wrong answer of a human author counts beside one that a reader judged. */
const HUMAN = 0.4;
const NEAR_TERMS = 12;
const MOST_TERMS = 150;
/** What a verdict counts as a question to print. */
const SHARES = { g: 1, t: 0.4, x: 0 };
const SILLY = 0.3;
const TAUGHT = { y: 1, p: 0.15, n: 0 };
const DRAWN = { near: 3, any: 4 };

const sections = await readTrainingSections();
const judged = await readJudgedQuestions();
const judgedFacts = await readJudgedFacts();
const terms = indexTerms(sections);
const random = createRandom(7);
const pairs: Example[] = [];
const questions: Example[] = [];
const facts: Example[] = [];
for (const section of sections) {
  const own = judged.filter(
    ({ book, module }) => book === section.book && module === section.module,
  );
  const taught = judgedFacts.filter(
    ({ book, module }) => book === section.book && module === section.module,
  );
  const asked = section.questions.filter(isShort);
  if (own.length + taught.length + asked.length === 0) continue;
  const { document } = parseTextbookRow(JSON.stringify(section));
  const index = indexDocument(withoutOwnTerms(await analyse(document), section, terms));
  for (const question of own) addJudged(question, index);
  if (taught.length > 0) addFacts(taught, index);
  for (const question of asked) addHuman(question, section, index);
}
await train('pair-model', pairs, PAIR_FEATURES, PAIR_SETTINGS);
await train('question-model', questions, QUESTION_FEATURES, QUESTION_SETTINGS);
await train('taught-model', facts, SUPPORT_FEATURES, TAUGHT_SETTINGS);

function addJudged(question: JudgedQuestion, index: DocumentIndex): void {
  const { book, key, matter, verdict, wrongAnswers, plausible } = question;
  const sentence = index.analysis.sentences.find(({ quote }) => quote.startsWith(question.quote));
  if (!sentence) return;
  const values = describeQuestion(
    {
      ...question,
      stem: question.question,
      otherStems: [],
      id: toTermId(key),
      sentence,
      places: [sentence.index],
      proven: true,
      concept: null,
    },
    index,
  );
  questions.push(...weigh(values, book, SHARES[verdict], 1));
  wrongAnswers.forEach((rival, at) => {
    const mark = plausible[at];
    const share = mark === 'g' ? 1 : mark === 'o' ? 0.5 : 0;
    pairs.push(...weigh(describePair({ key, rival, stem: matter }, index), book, share, 1));
  });
}

function addFacts(judgedHere: readonly JudgedFact[], index: DocumentIndex): void {
  const { mentions } = index.analysis;
  for (const judgedFact of judgedHere) {
    const { book, subject, term, fact, taught, verdict, wrongAnswers } = judgedFact;
    const concept = [...mentions.keys()].find(
      ({ set, names }) => set.subject === subject && names.includes(term),
    );
    if (!concept) continue;
    // The catalogue may word the fact otherwise by now.
    const asJudged = { ...concept, facts: [...new Set([...concept.facts, fact])] };
    const taughtIndex = createTaughtIndex(
      index,
      new Map([...mentions].map(([one, at]) => [one === concept ? asJudged : one, at])),
    );
    const found = findTaught(taughtIndex).find(
      (one) => one.concept === asJudged && one.fact === fact,
    );
    if (!found) continue;
    const [features = []] = describeSupport([found], taughtIndex);
    facts.push(...weigh(features, book, TAUGHT[taught], 1));
    // Of a question to print every wrong answer is good, of one with silly ones some are not.
    const share = verdict === 'g' ? 1 : judgedFact.fault === 'silly-wrong-answers' ? SILLY : null;
    if (share !== null)
      for (const rival of wrongAnswers)
        pairs.push(...weigh(describePair({ key: term, rival, stem: fact }, index), book, share, 1));
  }
}

/** Its own wrong answers that the section mentions, and other terms of the section, near and far. */
function addHuman(
  { stem, options, key_index }: TrainingSection['questions'][number],
  { book }: TrainingSection,
  index: DocumentIndex,
): void {
  const { analysis } = index;
  const key = options[key_index] ?? '';
  const wrong = options.filter((option, at) => at !== key_index && isShortPhrase(option));
  const taken = new Set([key, ...wrong].map(toTermId));
  for (const rival of wrong)
    if (index.placesOf(toTermId(rival)).mentions > 0)
      pairs.push(...weigh(describePair({ key, rival, stem }, index), book, 1, HUMAN));
  const others = analysis.terms.filter(({ id }) => !taken.has(id)).slice(0, MOST_TERMS);
  const near = others
    .map(({ text }) => ({ text, near: analysis.vectors.similarity(key, text) }))
    .sort((a, b) => b.near - a.near)
    .slice(0, NEAR_TERMS);
  const drawn = [
    ...Array.from({ length: DRAWN.near }, () => near[Math.floor(random() * near.length)]),
    ...Array.from({ length: DRAWN.any }, () => others[Math.floor(random() * others.length)]),
  ];
  for (const rival of drawn)
    if (rival)
      pairs.push(...weigh(describePair({ key, rival: rival.text, stem }, index), book, 0, HUMAN));
}

/** A label between 0 and 1 is two examples that share its weight. */
function weigh(values: readonly number[], group: string, share: number, weight: number): Example[] {
  return [
    { values, group, label: 1 as const, weight: weight * share },
    { values, group, label: 0 as const, weight: weight * (1 - share) },
  ].filter((example) => example.weight > 0);
}

function isShort({ options, key_index }: TrainingSection['questions'][number]): boolean {
  return isShortPhrase(options[key_index] ?? '') && options.filter(isShortPhrase).length > 2;
}

function isShortPhrase(option: string): boolean {
  return (
    option.split(/\s+/).length <= 4 &&
    /[a-z]/i.test(option) &&
    !/\d|all of|none of|both |above|____| and /i.test(option)
  );
}

async function train(
  name: string,
  examples: readonly Example[],
  features: readonly string[],
  settings: Parameters<typeof trainTrees>[2],
): Promise<void> {
  const books = [...new Set(examples.map(({ group }) => group))];
  const rated = books.flatMap((book) => {
    const model = trainTrees(
      examples.filter(({ group }) => group !== book),
      features,
      settings,
    );
    return examples
      .filter(({ group, weight = 1 }) => group === book && weight >= HUMAN)
      .map(({ values, label }) => ({ score: predict(model, values), label, book }));
  });
  const byBook = books.map((book) => {
    const own = rated.filter((one) => one.book === book);
    return `${book} ${areaUnderCurve(own).toFixed(2)}`;
  });
  console.log(
    `${name}: ${examples.length} examples, AUC on a book left out ${areaUnderCurve(rated).toFixed(3)} (${byBook.join(', ')})`,
  );
  await writeModel(name, trainTrees(examples, features, settings));
}

/** A tree a line, so that a difference can be read. */
async function writeModel(name: string, { features, bias, trees }: Model): Promise<void> {
  await writeData(`learned/${name}.json`, [
    '{',
    `  "features": ${JSON.stringify(features)},`,
    `  "bias": ${bias},`,
    '  "trees": [',
    trees.map((tree) => `    ${JSON.stringify(tree)}`).join(',\n'),
    '  ]',
    '}',
  ]);
}

/** Numbers in 0..1, always the same (a linear congruential generator). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}
