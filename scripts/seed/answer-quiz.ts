import type { GivenAnswer } from '@study-assistant/contract/questions/answer';
import { chance } from './chance.ts';
import type { DemoQuestion, DemoQuiz, StudentPlan } from './demo-school.ts';

/** How much a question's difficulty or a weak topic changes the chance of a right answer. */
const DIFFICULTY = { easy: 0.15, medium: 0, hard: -0.15 } as const;
const STRUGGLE = 0.35;

/** The wrong option after the right one is chosen most: questions put the usual mistake there. */
const TEMPTATION = 0.6;
const LEFT_OPEN = 0.15;

type Answers = { answers: (GivenAnswer | null)[]; questionTimes: number[]; timeTaken: number };

/**
 * A student's answers. Her strength at each question is the same in a retake, so that more mastery
 * only turns wrong answers right and never the other way round.
 */
export function answerQuiz(
  { id, questions }: DemoQuiz,
  { student, struggles, pace }: StudentPlan,
  { mastery, daysAgo }: StudentPlan['attempts'][number],
): Answers {
  const hurdles = hurdlesOf(questions, `${student}/${id}`);
  const answered = questions.map((question, index) => {
    const seed = [student, id, daysAgo, index];
    const struggle = struggles.includes(question.topic) ? STRUGGLE : 0;
    const strength = mastery + DIFFICULTY[question.difficulty] - struggle;
    const isRight = strength > (hurdles[index] ?? 1);
    const seconds = question.benchmarkTime * pace * (0.7 + 0.6 * chance('time', ...seed));
    return {
      answer: isRight ? rightAnswer(question) : wrongAnswer(question, seed),
      seconds: Math.round(isRight ? seconds : seconds * 1.2),
    };
  });
  const questionTimes = answered.map(({ seconds }) => seconds);
  return {
    answers: answered.map(({ answer }) => answer),
    questionTimes,
    timeTaken: questionTimes.reduce((sum, seconds) => sum + seconds, 0),
  };
}

/** A hurdle for each question, spread evenly over 0 to 1 so that few questions show the mastery. */
function hurdlesOf(questions: readonly DemoQuestion[], seed: string): number[] {
  const chances = questions.map((_question, index) => chance('hurdle', seed, index));
  const sorted = [...chances].sort((a, b) => a - b);
  return chances.map((value) => (sorted.indexOf(value) + 0.5) / questions.length);
}

function rightAnswer({ correctAnswer, answers }: DemoQuestion): GivenAnswer {
  return answers?.right ?? correctAnswer;
}

function wrongAnswer(
  { correctAnswer, options, answers }: DemoQuestion,
  seed: (string | number)[],
): GivenAnswer | null {
  if (chance('open', ...seed) < LEFT_OPEN) return null;
  const others = answers?.others.length ?? options.length - 1;
  const isTempted = chance('tempted', ...seed) < TEMPTATION;
  const step = isTempted ? 0 : Math.floor(chance('option', ...seed) * others);
  return answers?.others[step] ?? (correctAnswer + 1 + step) % options.length;
}
