import { createQuizzesRepository } from '../../../functions/src/stored/quizzes/quizzes.repository.ts';
import { withSchool } from './attempts.ts';
import { riverQuestions } from './river-questions.ts';

/** Stores a published quiz as a teacher's order does, without waiting for a writer. */
export function storeQuiz(id: string, teacherId = 'a-teacher'): Promise<void> {
  return withSchool(async (school) => {
    const quizzes = createQuizzesRepository(school.root);
    await quizzes.create({
      id,
      title: 'Rivers',
      toughness: 'Easy',
      targetGrade: 'Grade 10',
      numQuestions: 5,
      createdAt: new Date().toISOString(),
      teacherId,
      status: 'generating',
      writer: 'offline',
      teacherName: '',
      subject: null,
      topics: [],
      notice: null,
    });
    const written = { title: 'Rivers', notice: null, questions: riverQuestions(), drafts: [] };
    await quizzes.storeWritten({ id, status: 'ready', ...written });
  });
}
