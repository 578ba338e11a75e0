import type { AttemptAnalysis, TeacherMaterial } from '@study-assistant/contract/analysis';
import { requireReadableAttempt } from '../../domain/access.ts';
import { attemptNumbers } from '../../domain/attempt/attempt-numbers.ts';
import type { AttemptRecord } from '../../domain/attempt/attempt-record.ts';
import type { Caller } from '../../domain/caller.ts';
import { basisOf } from '../../domain/attempt/kept-advice.ts';
import type { AdviceWriter } from '../../advice/advice-writer.ts';

type Deps = {
  findAttempt: (id: string) => Promise<AttemptRecord | null>;
  findMaterials: (topics: readonly string[]) => Promise<TeacherMaterial[]>;
  /** Whose words are there at once. */
  advice: AdviceWriter;
};

export type AttemptAnalysisService = ReturnType<typeof createAttemptAnalysisService>;

export function createAttemptAnalysisService({ findAttempt, findMaterials, advice }: Deps) {
  return {
    /** The student's own, or any for a teacher. */
    async analyse(caller: Caller, id: string): Promise<{ analysis: AttemptAnalysis }> {
      const attempt = requireReadableAttempt(caller, await findAttempt(id));
      const numbers = attemptNumbers(attempt);
      const topics = numbers.topics.map(({ topic }) => topic);
      const kept =
        attempt.advice?.basis === basisOf(attempt.detailedResults)
          ? attempt.advice.recommendations
          : null;
      const [recommendations, teacherMaterials] = await Promise.all([
        kept ?? advice.recommendations(numbers),
        topics.length === 0 ? [] : findMaterials(topics),
      ]);
      const topicSpecificMaterials = numbers.topics.flatMap(({ topic, source }) =>
        source ? [{ topic, ...source }] : [],
      );
      return { analysis: { recommendations, topicSpecificMaterials, teacherMaterials } };
    },
  };
}
