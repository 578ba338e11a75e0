import {
  completionPercentOf,
  completionStatuses,
  completionStatusOf,
} from '@study-assistant/contract/completion';
import * as contract from '@study-assistant/contract/students';
import * as z from 'zod/mini';
import { gradeOf } from '../../auth/read-user.ts';
import { listedAttempt } from './attempts.ts';
import {
  anyReadableOf,
  choiceOr,
  id,
  next,
  numberOrNull,
  numberOrZero,
  part,
  readableOf,
  text,
  textOr,
} from './fields.ts';
import { withReply } from './with-reply.ts';

const currentGrade = z.transform(gradeOf);
const name = textOr('Student');

export const listStudentAttempts = withReply(
  contract.listStudentAttempts,
  z.object({
    attempts: readableOf(listedAttempt),
    next,
    student: part(z.object({ uid: text, fullName: name, email: text, currentGrade })),
  }),
);

const topicErrors = z.tuple([z.string(), numberOrZero]);

export const getSkillGap = withReply(
  contract.getSkillGap,
  z.object({
    analysis: part(
      z.object({
        topicErrorAnalysis: anyReadableOf(topicErrors),
        strongAreas: anyReadableOf(z.string()),
      }),
    ),
  }),
);

const studentOverview = z.pipe(
  z.object({
    studentId: id,
    studentName: name,
    studentEmail: text,
    currentGrade,
    quizzesTaken: numberOrNull,
    averageScore: numberOrZero,
    skillGapCompletion: numberOrNull,
    completedResources: numberOrZero,
    totalResources: numberOrZero,
    status: choiceOr(completionStatuses, null),
  }),
  z.transform((read) => {
    const { completedResources: completed, totalResources: total, quizzesTaken } = read;
    const skillGapCompletion = read.skillGapCompletion ?? completionPercentOf({ completed, total });
    return {
      ...read,
      skillGapCompletion,
      quizzesTaken: quizzesTaken ?? 0,
      // Only who is known to have taken no quiz has not started.
      status: read.status ?? completionStatusOf(skillGapCompletion, quizzesTaken ?? 1),
    };
  }),
);

export const listStudentsOverview = withReply(
  contract.listStudentsOverview,
  z.object({ students: readableOf(studentOverview) }),
);
