import { matchRoutes, useLocation, type RouteObject } from 'react-router-dom';
import { lazyPart, type Place } from '../lib/dom/lazy-part.ts';
import { paths, routes } from '../paths.ts';
import { loadRoutes, page } from './page-route.tsx';

const LibraryPage = lazyPart(async () => (await import('./library.page.tsx')).LibraryPage);
const QuestionBankPage = lazyPart(
  async () => (await import('../features/quizzes/bank/question-bank.page.tsx')).QuestionBankPage,
);
const QuizAnalysisPage = lazyPart(
  async () =>
    (await import('../features/quizzes/analysis/quiz-analysis.page.tsx')).QuizAnalysisPage,
);
const QuizMarkingPage = lazyPart(
  async () => (await import('../features/quizzes/marking/quiz-marking.page.tsx')).QuizMarkingPage,
);
const QuizEditorPage = lazyPart(
  async () => (await import('../features/quizzes/editor/quiz-editor.page.tsx')).QuizEditorPage,
);
const LiveAssignmentPage = lazyPart(
  async () =>
    (await import('../features/assignments/live/live-assignment.page.tsx')).LiveAssignmentPage,
);

const table: RouteObject[] = [
  page(paths.library, LibraryPage),
  page(paths.questionBank, QuestionBankPage),
  page(routes.quizAnalysis, QuizAnalysisPage),
  page(routes.quizMarking, QuizMarkingPage),
  page(routes.quizEdit, QuizEditorPage),
  page(routes.assignment, LiveAssignmentPage),
];

/** Pages of a teacher's work, apart from the routes that every student loads too. */
export function TeacherPages() {
  return matchRoutes(table, useLocation())?.[0]?.route.element;
}

TeacherPages.loadParts = (place: Place) => loadRoutes(table, place);
