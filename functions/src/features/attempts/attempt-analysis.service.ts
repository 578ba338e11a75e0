import type { AttemptAnalysis, TeacherMaterial } from '@study-assistant/contract/analysis';
import type { TimeFactor } from '@study-assistant/contract/time-limit';
import type { AdviceWriter } from '../../advice/advice-writer.ts';
import { attemptNumbers } from '../../domain/attempt/attempt-numbers.ts';
import { basisOf } from '../../domain/attempt/kept-advice.ts';
import type { Caller } from '../../domain/caller.ts';
import type { ReadResult } from './read-result.ts';

type Deps = {
  readResult: ReadResult;
  findTimeFactor: (studentId: string) => Promise<TimeFactor>;
  findMaterials: (topics: readonly string[]) => Promise<TeacherMaterial[]>;
  /** Writes the words where none of a model are kept. */
  advice: AdviceWriter;
};

export type AttemptAnalysisService = ReturnType<typeof createAttemptAnalysisService>;

export function createAttemptAnalysisService(deps: Deps) {
  const { readResult, findTimeFactor, findMaterials, advice } = deps;
  return {
    /**
     * A student reads the analysis of her own attempts, a teacher of anyone's. How long she had with her
     * extra time, she alone is told.
     */
    async analyse(caller: Caller, id: string): Promise<{ analysis: AttemptAnalysis }> {
      const attempt = await readResult(caller, id);
      const isOwn = caller.uid === attempt.studentId;
      const numbers = attemptNumbers(attempt, isOwn ? await findTimeFactor(caller.uid) : 1);
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
