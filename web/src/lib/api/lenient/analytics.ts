import { toOneDecimal } from '@study-assistant/contract/attempts/scoring';
import * as contract from '@study-assistant/contract/classes/analytics';
import * as z from 'zod/mini';
import { listInPlace, numberOrNull, numberOrZero, part, text } from './fields.ts';
import { withReply } from './with-reply.ts';

const questionTime = part(
  z.object({
    questionNumber: numberOrNull,
    questionText: text,
    estimatedTime: numberOrZero,
    benchmarkTime: numberOrZero,
    difference: numberOrNull,
  }),
);

type QuestionTime = z.infer<typeof questionTime>;

/** Missing fields can often be derived from the others. */
function completeTime(read: QuestionTime, index: number) {
  const { estimatedTime, benchmarkTime } = read;
  return {
    ...read,
    questionNumber: read.questionNumber ?? index + 1,
    difference: read.difference ?? toOneDecimal(estimatedTime - benchmarkTime),
  };
}

const analytics = z.pipe(
  z.object({
    answerDistribution: part(
      z.object({
        ...{ correct: numberOrZero, incorrect: numberOrZero, notAttempted: numberOrZero },
        partly: z.catch(z.optional(z.int()), undefined),
        awaiting: z.catch(z.optional(z.int()), undefined),
      }),
    ),
    totalTime: numberOrNull,
    benchmarkTotalTime: numberOrNull,
    averageTimePerQuestion: numberOrNull,
    timeAnalysis: listInPlace(questionTime),
  }),
  z.transform((read) => {
    const timeAnalysis = read.timeAnalysis.map(completeTime);
    const totalTime = read.totalTime ?? sum(timeAnalysis.map((one) => one.estimatedTime));
    const average = toOneDecimal(totalTime / Math.max(1, timeAnalysis.length));
    return {
      ...read,
      timeAnalysis,
      totalTime,
      benchmarkTotalTime:
        read.benchmarkTotalTime ?? sum(timeAnalysis.map((one) => one.benchmarkTime)),
      averageTimePerQuestion: read.averageTimePerQuestion ?? average,
    };
  }),
);

function sum(seconds: readonly number[]): number {
  return toOneDecimal(seconds.reduce((total, one) => total + one, 0));
}

export const getDetailedAnalytics = withReply(
  contract.getDetailedAnalytics,
  z.object({ analytics }),
);
