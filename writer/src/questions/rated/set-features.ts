import { takeLastWord } from '../../language/plural.ts';
import type { DocumentIndex } from '../wrong-answers/document-index.ts';
import type { WrongAnswer } from '../wrong-answers/rank-wrong-answers.ts';

/** What is known of a question with its three wrong answers, in the order of the weights. */
export const SET_FEATURES = [
  'worth of the question',
  'least plausible wrong answer',
  'second wrong answer',
  'most plausible wrong answer',
  'options of the key’s category',
  'options of unknown category',
  'options with the key’s head',
  'least likeness among the options',
  'mean likeness among the options',
  'wrong answers in the document',
  'wrong answers that textbooks know',
  'longest option against the key',
  'from a glossary',
  'from WordNet',
  'from a deed',
  'support',
  'words asked',
] as const;

type Asked = {
  key: string;
  matter: string;
  kind: string;
  origin: string | null;
  support: number;
};

export function describeSet(
  { key, matter, kind, origin, support }: Asked,
  worth: number,
  wrong: readonly WrongAnswer[],
  index: DocumentIndex,
): number[] {
  const { vectors, categoriesOf, glossary } = index.analysis;
  const options = [key, ...wrong.map(({ text }) => text)];
  const kinds = options.map((option) => categoriesOf(option));
  const [own] = kinds;
  const pairs = options.flatMap((a, at) =>
    options.slice(at + 1).map((b) => vectors.similarity(a, b)),
  );
  const plausible = wrong.map(({ plausibility }) => plausibility).sort((a, b) => a - b);
  const head = takeLastWord(key).toLowerCase();
  return [
    worth,
    ...[0, 1, 2].map((at) => plausible[at] ?? 0),
    kinds.slice(1).filter((kind) => kind && own && [...kind].some((one) => own.has(one))).length,
    kinds.filter((kind) => kind === null).length,
    wrong.filter(({ text }) => takeLastWord(text).toLowerCase() === head).length,
    Math.min(...pairs),
    pairs.reduce((sum, value) => sum + value, 0) / pairs.length,
    wrong.filter(({ id }) => index.placesOf(id).mentions > 0).length,
    wrong.filter(({ id }) => glossary.isTextbookTerm(id)).length,
    Math.max(...wrong.map(({ text }) => text.length)) / key.length,
    Number(kind === 'glossary'),
    Number(origin === 'WordNet'),
    Number(kind === 'deed'),
    support,
    matter.split(/\s+/).length,
  ];
}
