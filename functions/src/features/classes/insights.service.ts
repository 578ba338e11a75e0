import { createHash } from 'node:crypto';
import { forbidden } from '../../domain/api-error.ts';
import type { Caller } from '../../domain/caller.ts';
import {
  classNumbers,
  type ClassNumbers,
  type ClassQuiz,
  type ClassStudent,
} from '../../domain/class-numbers.ts';
import type { AdviceWriter } from '../../platform/ai/advice/advice-writer.ts';
import { peopleWords } from '../../platform/ai/advice/people-words.ts';
import type { InsightsRepository } from './insights.repository.ts';

type Deps = {
  insights: InsightsRepository;
  /** Every student of the school, with what the running totals keep. */
  listStudents: () => Promise<ClassStudent[]>;
  /** What the students of this teacher may take. */
  listQuizzes: (teacherId: string) => Promise<ClassQuiz[]>;
  advice: AdviceWriter;
  clock: () => Date;
};

export type InsightsService = ReturnType<typeof createInsightsService>;

export function createInsightsService({
  insights,
  listStudents,
  listQuizzes,
  advice,
  clock,
}: Deps) {
  return {
    /** Numbers first, then words, which are kept until the numbers change or a refresh is asked for. */
    async read(
      caller: Caller,
      teacherId: string,
      isRefresh: boolean,
    ): Promise<{ insights: string; generatedAt: string }> {
      if (caller.uid !== teacherId) throw forbidden();
      const [students, quizzes, kept] = await Promise.all([
        listStudents(),
        listQuizzes(teacherId),
        insights.find(teacherId),
      ]);
      const numbers = classNumbers(students, quizzes);
      const basis = hashOf([advice.name, numbers]);
      if (kept?.basis === basis && !isRefresh) {
        return { insights: kept.text, generatedAt: kept.generatedAt };
      }
      const text = await wordsFor(numbers);
      const generatedAt = clock().toISOString();
      await insights.save(teacherId, { text, basis, generatedAt });
      return { insights: text, generatedAt };
    },
  };

  /** The names are put beside the words about the class, never into what words them. */
  async function wordsFor({ group, people }: ClassNumbers): Promise<string> {
    if (group.started === 0) return '';
    return [await advice.classInsights(group), peopleWords(people)]
      .filter((part) => part !== '')
      .join('\n\n');
  }
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}
