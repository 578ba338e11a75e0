import type { Question } from '@study-assistant/contract/questions/question';
import { createQuizzesRepository } from '../../../functions/src/stored/quizzes/quizzes.repository.ts';
import { withSchool } from './attempts.ts';

/** Five questions whose right answer is always the second option. */
function someQuestions(): Question[] {
  return Array.from({ length: 5 }, (_, at) => ({
    question: `What does part ${at + 1} of a river do?`,
    options: ['It rests', 'It flows', 'It freezes', 'It burns'],
    correctAnswer: 1,
    explanation: 'Rivers flow.',
    topic: 'rivers',
    benchmarkTime: 20,
    source: { page: 1, section: null, quote: 'Rivers flow.' },
  }));
}

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
    const written = { title: 'Rivers', notice: null, questions: someQuestions(), drafts: [] };
    await quizzes.storeWritten({ id, status: 'ready', ...written });
  });
}
