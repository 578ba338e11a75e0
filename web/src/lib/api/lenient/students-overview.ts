import {
  completionPercentOf,
  completionStatuses,
  completionStatusOf,
} from '@study-assistant/contract/attempts/completion';
import { trends } from '@study-assistant/contract/attempts/scoring';
import * as contract from '@study-assistant/contract/classes/students-overview';
import * as z from 'zod/mini';
import { gradeOf } from '../../auth/read-user.ts';
import { choiceOr, id, numberOrNull, numberOrZero, readableOf, text, textOr } from './fields.ts';
import { withReply } from './with-reply.ts';

const studentOverview = z.pipe(
  z.object({
    studentId: id,
    studentName: textOr('Student'),
    studentEmail: text,
    currentGrade: z.transform(gradeOf),
    quizzesTaken: numberOrNull,
    averageScore: numberOrZero,
    lastScore: numberOrNull,
    trend: choiceOr(trends, null),
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
      // A student counts as not started only if it is known that no quiz was taken.
      status: read.status ?? completionStatusOf(skillGapCompletion, quizzesTaken ?? 1),
    };
  }),
);

export const listStudentsOverview = withReply(
  contract.listStudentsOverview,
  z.object({ students: readableOf(studentOverview) }),
);
