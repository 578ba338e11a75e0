import { Route, Routes } from 'react-router-dom';
import { NotFoundPage } from './not-found.page.tsx';
import {
  HelpPage,
  LearningPlanPage,
  NoAttemptPage,
  PracticePage,
  PrivacyPage,
  QuizAnalysisPage,
  QuizAttemptPage,
  QuizEditorPage,
  QuizPreviewPage,
  QuizResultsPage,
  SignUpPage,
  StudentPerformancePage,
  StudentResultsPage,
  TermsPage,
} from './pages.ts';
import { paths, routes } from '../paths.ts';
import { RequireUser } from './require-user.tsx';
import { SignedIn } from './signed-in.tsx';
import { SiteLinks } from './site-links.tsx';
import { StudentDashboardPage } from './student-dashboard.page.tsx';
import { TeacherDashboardPage } from './teacher-dashboard.page.tsx';

const footer = <SiteLinks />;

/** Every page but sign-in. */
export function OtherPages() {
  return (
    <Routes>
      <Route path={paths.signUp} element={<SignUpPage footer={footer} />} />
      <Route path={paths.terms} element={<TermsPage footer={footer} />} />
      <Route path={paths.privacy} element={<PrivacyPage footer={footer} />} />
      <Route path={paths.help} element={<HelpPage footer={footer} />} />
      <Route element={<RequireUser />}>
        <Route element={<SignedIn />}>
          <Route path={routes.quizPreview} element={<QuizPreviewPage />} />
          <Route path={routes.quizAttempt} element={<QuizAttemptPage />} />
          <Route path={paths.noAttempt} element={<NoAttemptPage footer={footer} />} />
          <Route path={routes.quizResults} element={<QuizResultsPage footer={footer} />} />
          <Route path={routes.detailedResults} element={<QuizResultsPage footer={footer} />} />
          <Route path={routes.learningPlan} element={<LearningPlanPage footer={footer} />} />
          <Route path={routes.studentResults} element={<StudentResultsPage />} />
          <Route path={routes.studentPerformance} element={<StudentPerformancePage />} />
          <Route element={<RequireUser only="teacher" />}>
            <Route path={paths.teacherDashboard} element={<TeacherDashboardPage />} />
            <Route path={routes.quizAnalysis} element={<QuizAnalysisPage />} />
            <Route path={routes.quizEdit} element={<QuizEditorPage />} />
          </Route>
          <Route element={<RequireUser only="student" />}>
            <Route path={paths.studentDashboard} element={<StudentDashboardPage />} />
            <Route path={paths.practice} element={<PracticePage />} />
          </Route>
        </Route>
      </Route>
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
