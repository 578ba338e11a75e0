import { toTopicKey } from '@study-assistant/contract/materials/topic-key';
import {
  MAX_BANK_NAMES,
  type BankLevel,
  type BankOrder,
  type BankQuestion,
  type listBankQuestions,
} from '@study-assistant/contract/quizzes/question-bank';
import type { Parsed } from '@study-assistant/contract/wire/endpoint';
import { matchesSearch } from '../matches-search.ts';
import type { BankedQuiz } from './question-bank.ts';

/** What a bank is narrowed and ordered by. */
export type BankAsked = Omit<
  Parsed<typeof listBankQuestions>['query'],
  'limit' | 'before' | 'whose'
>;

/** Words to look for by: between them is where a question tells most about those who answer it. */
const EASY_FROM = 0.85;
const HARD_BELOW = 0.5;

/** The questions of a bank that are looked for, in the order that is asked for. */
export function findInBank(quizzes: readonly BankedQuiz[], asked: BankAsked): BankQuestion[] {
  const { subject, grade, tag, topic, kind, level, search = '' } = asked;
  const topicKey = topic === undefined ? null : toTopicKey(topic);
  const found = quizzes
    .filter((quiz) => subject === undefined || quiz.subject === subject)
    .filter((quiz) => grade === undefined || quiz.targetGrade === grade)
    .filter((quiz) => tag === undefined || quiz.tags.includes(tag))
    .flatMap(toQuestions)
    .filter((one) => kind === undefined || one.kind === kind)
    .filter((one) => topicKey === null || toTopicKey(one.topic) === topicKey)
    .filter((one) => level === undefined || levelOf(one) === level)
    .filter((one) => search === '' || matchesSearch([wordsOf(one)], search));
  return found.sort((a, b) => ORDERS[asked.order](a, b) || newestFirst(a, b));
}

function toQuestions({ questions, ...quiz }: BankedQuiz): BankQuestion[] {
  const { id: quizId, title: quizTitle, version, openUntil, countedAt, ...said } = quiz;
  return questions.map(({ id: questionId, ...question }) => ({
    ...{ quizId, questionId, quizTitle },
    ...said,
    ...question,
  }));
}

function wordsOf({ question, right, topic, quizTitle, tags }: BankQuestion): string {
  return [question, right, topic, quizTitle, ...tags].join(' ');
}

function levelOf({ statistics }: BankQuestion): BankLevel {
  const facility = statistics?.facility ?? null;
  if (facility === null) return 'untried';
  if (facility < HARD_BELOW) return 'hard';
  return facility >= EASY_FROM ? 'easy' : 'middling';
}

type Compare = (a: BankQuestion, b: BankQuestion) => number;

const newestFirst: Compare = (a, b) =>
  b.createdAt.localeCompare(a.createdAt) || a.quizId.localeCompare(b.quizId);

/** Those of which nothing is known come last, whatever is asked for. */
const ORDERS: Record<BankOrder, Compare> = {
  newest: newestFirst,
  hardest: by(({ statistics }) => negative(statistics?.facility)),
  easiest: by(({ statistics }) => statistics?.facility),
  telling: by(({ statistics }) => statistics?.discrimination),
  reported: by(({ reports }) => reports),
  'lately-used': by(({ lastUsedAt }) => lastUsedAt && Date.parse(lastUsedAt)),
  'long-unused': by(({ lastUsedAt }) => negative(lastUsedAt && Date.parse(lastUsedAt))),
};

/** The largest first. */
function by(valueOf: (question: BankQuestion) => number | null | undefined | ''): Compare {
  const known = (question: BankQuestion) => {
    const value = valueOf(question);
    return typeof value === 'number' ? value : -Infinity;
  };
  return (a, b) => {
    const [one, other] = [known(a), known(b)];
    return one === other ? 0 : other - one;
  };
}

function negative(value: number | null | undefined | ''): number | null {
  return typeof value === 'number' ? -value : null;
}

/** What a bank can be narrowed by, the most frequent first. */
export function listNames(quizzes: readonly BankedQuiz[]): { topics: string[]; tags: string[] } {
  const topics = quizzes.flatMap(({ questions }) => questions.map(({ topic }) => topic));
  return {
    topics: mostFrequent(topics, toTopicKey),
    tags: mostFrequent(
      quizzes.flatMap(({ tags }) => tags),
      (tag) => tag,
    ),
  };
}

function mostFrequent(names: readonly string[], keyOf: (name: string) => string): string[] {
  const counted = new Map<string, { name: string; times: number }>();
  for (const name of names) {
    const known = counted.get(keyOf(name)) ?? { name, times: 0 };
    counted.set(keyOf(name), { ...known, times: known.times + 1 });
  }
  return [...counted.values()]
    .filter(({ name }) => name !== '')
    .sort((a, b) => b.times - a.times || a.name.localeCompare(b.name))
    .slice(0, MAX_BANK_NAMES)
    .map(({ name }) => name);
}
