import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { ownerFolder } from '../../functions/src/domain/owner-folder.ts';
import type { QuizOrder } from '../../functions/src/domain/quiz/quiz-job.ts';
import { createQuizzesRepository } from '../../functions/src/stored/quizzes/quizzes.repository.ts';
import type { LocalSchool } from './connect.ts';
import { nameOf, type DemoQuiz, type DemoSchool } from './demo-school.ts';
import { schoolTime } from './school-time.ts';

/**
 * Stores each quiz as a teacher's order does: the quiz, its key, the finished job, and a copy of
 * the document, which belongs to the job and is deleted with the quiz.
 */
export async function loadQuizzes(
  { root, files }: LocalSchool,
  { quizzes, materials, people }: DemoSchool,
  dataDir: string,
  now: Date,
): Promise<void> {
  const repository = createQuizzesRepository(root);
  const sources = new Map(materials.map((material) => [material.id, material]));

  await Promise.all(
    quizzes.map(async (quiz) => {
      const { id, title, toughness, targetGrade, teacherId, questions, drafts } = quiz;
      const createdAt = schoolTime(now, quiz.daysAgo, id).toISOString();
      const order = orderOf(quiz, sources.get(quiz.material)?.fileName ?? '');
      const bytes = await readFile(path.join(dataDir, 'files', order.fileName));
      await files.write(order.sourcePath, Readable.from([bytes]));
      const state = { status: 'ready', progress: 1, stage: 'Ready', failure: null } as const;
      const summary = {
        ...{ id, title, toughness, targetGrade, teacherId, createdAt },
        ...{ numQuestions: order.numQuestions, writer: order.writer, notice: null },
        ...{ teacherName: nameOf(people, teacherId), topics: [] },
        subject: sources.get(quiz.material)?.subject ?? null,
        status: 'generating' as const,
      };
      const job = { id, order, state: { ...state, updatedAt: createdAt } };
      await repository.create(summary, job);
      await repository.storeWritten({
        id,
        title,
        questions,
        notice: null,
        drafts,
        status: quiz.shelf ? 'ready' : 'draft',
      });
      await repository.saveFiling(id, teacherId, { tags: quiz.tags, isShared: quiz.shared });
    }),
  );
}

function orderOf(quiz: DemoQuiz, fileName: string): QuizOrder {
  const { id, teacherId, toughness, targetGrade, questions, shelf } = quiz;
  const sourcePath = `${ownerFolder('quiz-sources', teacherId)}/${id}`;
  const numQuestions = questions.length;
  const wishes = { toughness, targetGrade, numQuestions, otherKinds: [], publish: shelf };
  const source = { sourcePath, fileName, title: null, chosen: null };
  return { teacherId, ...source, ...wishes, writer: 'offline' };
}
