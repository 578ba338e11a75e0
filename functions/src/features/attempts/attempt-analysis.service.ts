import type { AttemptAnalysis, TeacherMaterial } from '@study-assistant/contract/attempts/analysis';
import type { AdviceWriter } from '../../advice/advice-writer.ts';
import { NO_ACCOMMODATION } from '../../domain/assignment/accommodation.ts';
import { attemptNumbers } from '../../domain/attempt/attempt-numbers.ts';
import { basisOf } from '../../domain/attempt/kept-advice.ts';
import type { Caller } from '../../domain/caller.ts';
import type { Reader } from '../../domain/material/material-audience.ts';
import type { AccommodationsRepository } from '../../stored/assignments/accommodations.repository.ts';
import type { OrderAdvice } from './order-advice.ts';
import type { ReadResult } from './read-result.ts';

type Deps = {
  readResult: ReadResult;
  accommodations: Pick<AccommodationsRepository, 'find'>;
  findMaterials: (
    topics: readonly string[],
    readers: readonly Reader[],
  ) => Promise<TeacherMaterial[]>;
  orderAdvice: OrderAdvice;
  /** Writes the words where none of a model are kept. */
  advice: AdviceWriter;
};

export type AttemptAnalysisService = ReturnType<typeof createAttemptAnalysisService>;

export function createAttemptAnalysisService(deps: Deps) {
  const { readResult, accommodations, findMaterials, advice } = deps;
  return {
    /**
     * A student reads the analysis of her own attempts, a teacher of anyone's. How long she had with her
     * extra time, she alone is told.
     */
    async analyse(caller: Caller, id: string): Promise<{ analysis: AttemptAnalysis }> {
      const attempt = await readResult(caller, id);
      const isOwn = caller.uid === attempt.studentId;
      const own = isOwn ? await accommodations.find(caller.uid) : NO_ACCOMMODATION;
      const student = { uid: attempt.studentId, role: 'student' } as const;
      const numbers = attemptNumbers(attempt, own.timeFactor);
      const topics = numbers.topics.map(({ topic }) => topic);
      const kept =
        attempt.advice?.basis === basisOf(attempt.detailedResults)
          ? attempt.advice.recommendations
          : null;
      // At the first look at a plan, and not at each hand-in: many are never looked at.
      const isWordable = topics.length > 0 && !attempt.isScoreOnly;
      if (isOwn && kept === null && isWordable) await deps.orderAdvice(attempt);
      const [recommendations, teacherMaterials] = await Promise.all([
        kept ?? advice.recommendations(numbers),
        topics.length === 0 ? [] : findMaterials(topics, isOwn ? [caller] : [caller, student]),
      ]);
      const topicSpecificMaterials = numbers.topics.flatMap(({ topic, source }) =>
        source ? [{ topic, ...source }] : [],
      );
      return {
        analysis: {
          recommendations,
          // Whoever words them, those about a topic come first, in the order of the topics.
          recommendationTopics: recommendations.map((_words, index) => topics[index] ?? null),
          topicSpecificMaterials,
          teacherMaterials,
          isScoreOnly: attempt.isScoreOnly,
        },
      };
    },
  };
}
