import { closingOf } from '@study-assistant/contract/assignments/assignment-times';
import type { ToDo } from '@study-assistant/contract/assignments/assignments';
import { orUntitled } from '@study-assistant/contract/wire/titles';
import { isPastShelfDue } from '../../components/quizzes/shelf-due.ts';
import { describeTimeLeft } from '../../lib/format/durations.ts';
import { describeMoment } from '../../lib/format/moments.ts';
import { count } from '../../lib/format/numbers.ts';
import { asksFirst, paths } from '../../paths.ts';
import type { NewQuiz, OpenAttempt, Step } from './list-steps.ts';

export type StepWords = {
  /** Why this step comes now. */
  reason: string;
  title: string;
  facts: readonly string[];
  action: string;
  to: string;
  state?: typeof asksFirst | undefined;
  /** A short form for the list beside another step. */
  label: string;
  detail: string;
};

const JOIN_CLASS: StepWords = {
  reason: 'To begin with',
  title: 'Enter your class code',
  facts: ['Your teacher has it. Then you see what your class has to do.'],
  action: 'Join your class',
  to: paths.myClasses,
  label: 'Your class',
  detail: 'Enter your class code',
};

/** Puts a step into the words of the panel. Takes the server's time in ms. */
export function describeStep(step: Step, now: number): StepWords {
  switch (step.kind) {
    case 'attempt':
      return describeAttempt(step.attempt, now);
    case 'class':
      return JOIN_CLASS;
    case 'assignment':
      return describeAssignment(step.toDo);
    case 'review':
      return describeReview(step.questions);
    case 'quiz':
      return describeQuiz(step.quiz, new Date(now));
  }
}

function describeAttempt(attempt: OpenAttempt, now: number): StepWords {
  const { quizId, assignmentId, answered, numQuestions, deadline } = attempt;
  const title = orUntitled(attempt.quizTitle);
  const timeLeft =
    deadline === null ? 'No time limit' : describeTimeLeft((Date.parse(deadline) - now) / 1000);
  return {
    reason: 'Go on where you stopped',
    title,
    facts: [`${answered} of ${numQuestions} answered`, timeLeft],
    action: 'Continue',
    to:
      assignmentId === null
        ? paths.quizAttempt(quizId)
        : paths.assignedAttempt(quizId, assignmentId),
    label: 'Started',
    detail: title,
  };
}

function describeAssignment(toDo: ToDo): StepWords {
  const title = orUntitled(toDo.quizTitle);
  return {
    reason: describeReason(toDo),
    title,
    facts: [toDo.className, describeEnd(toDo)],
    action: toDo.isWorking ? 'Continue' : 'Open',
    to: paths.assignedAttempt(toDo.quizId, toDo.id),
    label: toDo.remindedAt === null ? 'To do' : 'Reminder',
    detail: title,
  };
}

function describeReason({ state, remindedAt }: ToDo): string {
  if (remindedAt !== null) return 'Your teacher reminds you';
  return state === 'late' ? 'Late, and still open' : 'Next for your class';
}

/** Names the one time that matters now; the card has the others. */
function describeEnd(toDo: ToDo): string {
  const { state, dueAt, timeZone } = toDo;
  const closing = closingOf(toDo);
  if (state === 'late') {
    return closing === null
      ? 'Late work is taken'
      : `Late work until ${describeMoment(closing, timeZone)}`;
  }
  if (dueAt !== null) return `Due ${describeMoment(dueAt, timeZone)}`;
  return closing === null ? 'No due date' : `Closes ${describeMoment(closing, timeZone)}`;
}

function describeReview(questions: number): StepWords {
  const counted = count(questions, 'question');
  return {
    reason: 'Worth another look',
    title: `${counted} to review`,
    facts: ['Practice does not change your scores'],
    action: 'Start practice',
    to: paths.practice,
    label: 'To review',
    detail: counted,
  };
}

/** A quiz of another grade, which comes after all of her own, says so. */
function describeQuiz(quiz: NewQuiz, now: Date): StepWords {
  const { id, title, numQuestions, teacherName, forYourGrade, targetGrade } = quiz;
  const grade = forYourGrade ? '' : targetGrade;
  const isNew = !isPastShelfDue(quiz, now);
  return {
    reason: describeShelf(forYourGrade, isNew),
    title: orUntitled(title),
    facts: [grade, count(numQuestions, 'question'), teacherName],
    action: 'Open',
    to: paths.quizAttempt(id),
    state: asksFirst,
    label: isNew ? 'New quiz' : 'On the shelf',
    detail: [orUntitled(title), grade].filter(Boolean).join(' · '),
  };
}

function describeShelf(forYourGrade: boolean, isNew: boolean): string {
  if (forYourGrade) return isNew ? 'New for you' : 'On the shelf for you';
  return isNew ? 'New on the shelf, for another grade' : 'On the shelf, for another grade';
}
