import * as contract from '@study-assistant/contract/attempts/analysis';
import { writerNameSchema } from '@study-assistant/contract/quizzes/quizzes';
import * as z from 'zod/mini';
import { anyReadableOf, choiceOr, id, listInPlace, text, textOr, time } from './fields.ts';
import { materialType } from './materials.ts';
import { source } from './quiz-parts.ts';
import { withReply } from './with-reply.ts';

const teacherMaterial = z.object({
  id,
  type: materialType,
  title: textOr('Untitled Material'),
  description: text,
});

/** The specification only calls it a list, so a bare topic is accepted. */
const topicMaterial = z.union([
  z.pipe(
    z.string(),
    z.transform((topic) => ({ topic, page: null, section: null, quote: '' })),
  ),
  z.pipe(
    z.looseObject({ topic: text }),
    z.transform((read) => ({ ...source.parse(read), topic: read.topic })),
  ),
]);

/** Null when a server has no analysis of this attempt. */
export const getAttemptAnalysis = withReply(
  contract.getAttemptAnalysis,
  z.object({
    analysis: z.pipe(
      z.transform((value: unknown) => value ?? null),
      z.nullable(
        z.object({
          recommendations: anyReadableOf(z.string()),
          recommendationTopics: listInPlace(z.catch(z.nullable(z.string()), null)),
          topicSpecificMaterials: anyReadableOf(topicMaterial),
          teacherMaterials: anyReadableOf(teacherMaterial),
          isScoreOnly: z.catch(z.optional(z.boolean()), undefined),
        }),
      ),
    ),
  }),
);

/** The text alone is enough: numbers, writer and time are our additions. */
export const getClassInsights = withReply(
  contract.getClassInsights,
  z.object({
    insights: text,
    writer: choiceOr(writerNameSchema.options, null),
    generatedAt: time,
    numbers: z.catch(z.nullable(contract.classNumbersSchema), null),
  }),
);
