import type { AttemptAnalysis, TeacherMaterial } from '@study-assistant/contract/analysis';
import type { AdviceWriter } from '../../advice/advice-writer.ts';
import { requireReadableAttempt } from '../../domain/access.ts';
import { attemptNumbers } from '../../domain/attempt/attempt-numbers.ts';
import type { AttemptRecord } from '../../domain/attempt/attempt-record.ts';
import { basisOf } from '../../domain/attempt/kept-advice.ts';
import type { Caller, RequireReader } from '../../domain/caller.ts';

type Deps = {
  requireReader: RequireReader;
  findAttempt: (id: string) => Promise<AttemptRecord | null>;
  findMaterials: (topics: readonly string[]) => Promise<TeacherMaterial[]>;
  /** Writes the words where none of a model are kept. */
  advice: AdviceWriter;
};

export type AttemptAnalysisService = ReturnType<typeof createAttemptAnalysisService>;

export function createAttemptAnalysisService(deps: Deps) {
  const { requireReader, findAttempt, findMaterials, advice } = deps;
  return {
    /** A student reads the analysis of her own attempts, a teacher of anyone's. */
    async analyse(caller: Caller, id: string): Promise<{ analysis: AttemptAnalysis }> {
      const attempt = requireReadableAttempt(caller, await findAttempt(id));
      await requireReader(caller, attempt.studentId, 'Results not found.');
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
