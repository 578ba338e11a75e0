import type {
  ChangedStudent,
  ClassNumbers as ReportedNumbers,
  HardQuestion,
  NamedStudent,
} from '@study-assistant/contract/attempts/analysis';
import { toOneDecimal } from '@study-assistant/contract/attempts/scoring';
import { studentsNeeded } from '@study-assistant/contract/classes/enough-answers';
import { toTopicKey } from '@study-assistant/contract/materials/topic-key';
import { compareBySurname } from '@study-assistant/contract/people/names';
import type { Question } from '@study-assistant/contract/questions/question';
import { judgeCounts, type ResponseCounts } from '../attempt/response-counts.ts';
import type { TopicTally } from '../attempt/skill-gap.ts';
import { MIN_ANSWERS, topicResults, type TopicResult } from '../attempt/topic-results.ts';
import { mean } from '../statistics/sample.ts';

export type ClassStudent = {
  id: string;
  fullName: string;
  /** When her year began; null in her first. */
  since: string | null;
  attempts: number;
  /** Percent, over all attempts of it; null without one. */
  average: number | null;
  /** Percentages of the last attempts, oldest first. */
  recent: readonly number[];
};

export type ClassQuiz = {
  id: string;
  title: string;
  questions: readonly Pick<Question, 'question' | 'options' | 'correctAnswer' | 'topic'>[];
  /** True of a quiz that the class was not given, so that its students found it on the shelf. */
  isOfShelf?: boolean;
  /** How first attempts answered it. */
  counts: ResponseCounts;
};

/** Of the class as a whole: nothing in it tells who a student is. */
export type GroupNumbers = {
  students: number;
  started: number;
  improved: number;
  slipped: number;
  /** False while too few have answered to judge the class: then there are no average, topics and questions. */
  isEnough: boolean;
  /** Percent, 1 decimal: mean of the averages of those who have started; null while they are too few. */
  average: number | null;
  weakTopics: TopicResult[];
  strongTopics: TopicResult[];
  hardQuestions: HardQuestion[];
};

export type ClassNumbers = {
  group: GroupNumbers;
  /** What somebody missed, while too few have started to judge the class: counts alone, for its teacher. */
  missedQuestions: HardQuestion[];
  /** For the class's own teacher only. */
  people: { improved: ChangedStudent[]; slipped: ChangedStudent[]; notStarted: NamedStudent[] };
};

const MAX_WEAK = 5;
const MAX_STRONG = 3;
const MAX_QUESTIONS = 5;

/** A question that at least half of the class gets right is not named. */
const HARD_FACILITY = 0.5;

/** Two attempts in each half, and ten points between them: less is chance. */
const MIN_RECENT = 4;
const MIN_CHANGE = 10;

/**
 * A teacher's class in numbers: how her quizzes went at the first attempt, and who needs a look. The
 * students of a whole school are no class, so that a third of them need not have answered.
 */
export function classNumbers(
  students: readonly ClassStudent[],
  quizzes: readonly ClassQuiz[],
  { isSchool = false }: { isSchool?: boolean } = {},
): ClassNumbers {
  const needed = studentsNeeded(isSchool ? null : students.length);
  const started = students.filter(({ attempts }) => attempts > 0);
  const changes = started.map(changeOf).filter((change) => change !== null);
  const improved = changes.filter(({ before, after }) => after > before).sort(largestFirst);
  const slipped = changes.filter(({ before, after }) => after < before).sort(largestFirst);
  const isEnough = started.length >= needed;
  const counted = quizzes.flatMap(tallyQuestions);
  const questions = isEnough ? counted : [];
  const topics = topicsOf(questions, needed);
  const average = isEnough ? mean(started.map((student) => student.average ?? 0)) : null;
  return {
    group: {
      students: students.length,
      started: started.length,
      improved: improved.length,
      slipped: slipped.length,
      isEnough,
      average: average === null ? null : toOneDecimal(average),
      weakTopics: topics
        .filter(({ isWeak }) => isWeak)
        .slice(0, MAX_WEAK)
        .sort(lowestShareFirst),
      strongTopics: topics
        .filter(({ isStrong }) => isStrong)
        .toReversed()
        .slice(0, MAX_STRONG),
      hardQuestions: questions
        .filter((question) => isHard(question, needed))
        .sort(hardestFirst)
        .slice(0, MAX_QUESTIONS),
    },
    missedQuestions: isEnough
      ? []
      : counted
          .filter(({ right, asked }) => right < asked)
          .sort(mostMissedFirst)
          .slice(0, MAX_QUESTIONS),
    people: {
      improved,
      slipped,
      notStarted: students
        .filter(({ attempts }) => attempts === 0)
        .map(({ id, fullName }) => ({ studentId: id, fullName }))
        .sort(byName),
    },
  };
}

/** The numbers as the class's own teacher sees them. */
export function toReport({ group, missedQuestions, people }: ClassNumbers): ReportedNumbers {
  const { students, started, isEnough, average, weakTopics, strongTopics, hardQuestions } = group;
  return {
    students,
    started,
    isEnough,
    average,
    weakTopics: weakTopics.map(asTally),
    strongTopics: strongTopics.map(asTally),
    hardQuestions,
    missedQuestions,
    ...people,
  };
}

function tallyQuestions(quiz: ClassQuiz): HardQuestion[] {
  const judged = judgeCounts(quiz.counts, quiz.questions);
  return quiz.questions.flatMap(({ question, topic }, index) => {
    const place = {
      ...{ quizId: quiz.id, quizTitle: quiz.title, questionNumber: index + 1 },
      ...(quiz.isOfShelf && { isOfShelf: true as const }),
    };
    const counted = judged[index];
    return counted ? [{ ...place, question, topic, ...counted }] : [];
  });
}

/**
 * Judged from enough answers of enough students: eight answers of one student tell about that
 * student, not about the class.
 */
function topicsOf(questions: readonly HardQuestion[], needed: number): TopicResult[] {
  const most = new Map<string, number>();
  for (const { topic, asked } of questions) {
    const key = toTopicKey(topic);
    most.set(key, Math.max(most.get(key) ?? 0, asked));
  }
  const tallies = questions.filter(({ asked }) => asked > 0).map(asTally);
  return topicResults(tallies, MIN_ANSWERS.class).filter(
    ({ topic }) => (most.get(toTopicKey(topic)) ?? 0) >= needed,
  );
}

function asTally({ topic, right, asked }: TopicTally): TopicTally {
  return { topic, right, asked };
}

function isHard({ right, asked }: HardQuestion, needed: number): boolean {
  return asked >= Math.max(MIN_ANSWERS.class, needed) && right / asked < HARD_FACILITY;
}

function hardestFirst(a: HardQuestion, b: HardQuestion): number {
  return a.right / a.asked - b.right / b.asked || b.asked - a.asked;
}

/** What the class was given comes before what single students took on the shelf. */
function mostMissedFirst(a: HardQuestion, b: HardQuestion): number {
  const byOrigin = Number(a.isOfShelf ?? false) - Number(b.isOfShelf ?? false);
  return (
    byOrigin || b.asked - b.right - (a.asked - a.right) || a.right / a.asked - b.right / b.asked
  );
}

/** The order that a reader of the shares expects; which topics are named is decided by more. */
function lowestShareFirst(a: TopicResult, b: TopicResult): number {
  return a.right / a.asked - b.right / b.asked;
}

function changeOf({ id, fullName, recent }: ClassStudent): ChangedStudent | null {
  if (recent.length < MIN_RECENT) return null;
  const half = Math.floor(recent.length / 2);
  const before = Math.round(mean(recent.slice(0, half)) ?? 0);
  const after = Math.round(mean(recent.slice(half)) ?? 0);
  return Math.abs(after - before) >= MIN_CHANGE ? { studentId: id, fullName, before, after } : null;
}

function largestFirst(a: ChangedStudent, b: ChangedStudent): number {
  return Math.abs(b.after - b.before) - Math.abs(a.after - a.before) || byName(a, b);
}

function byName(a: NamedStudent, b: NamedStudent): number {
  return compareBySurname(a.fullName, b.fullName);
}
