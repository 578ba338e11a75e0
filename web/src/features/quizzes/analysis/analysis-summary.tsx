import { Flag, ListChecks, Users } from 'lucide-react';
import { StatCard } from '../../../components/ui/card/stat-card.tsx';
import { StatGrid } from '../../../components/ui/card/stat-grid.tsx';
import { NotAvailable } from '../../../components/ui/text/not-available.tsx';
import type { QuizAnalysis } from '../../../queries/quizzes.ts';
import { countStudents, missingStudents } from './analysis-texts.ts';
import styles from './quiz-analysis.module.css';

/** How many took the quiz, and what is missing before its questions are judged. */
export function AnalysisSummary({ analysis }: { analysis: QuizAnalysis }) {
  const { students, minResponses, questions } = analysis;
  const isJudged = questions.some(({ responses }) => responses >= minResponses);
  const flagged = questions.filter(
    ({ flags, reports }) => flags.length > 0 || reports.length > 0,
  ).length;
  const isTold = isJudged || flagged > 0;
  return (
    <>
      <StatGrid>
        <StatCard label="Students" value={students} icon={<Users />} />
        <StatCard label="Questions" value={questions.length} icon={<ListChecks />} />
        <StatCard
          label="Questions to look at"
          value={isTold ? flagged : <NotAvailable />}
          icon={<Flag />}
          tone={isTold ? (flagged > 0 ? 'warn' : 'good') : 'neutral'}
        />
      </StatGrid>
      {students < minResponses && (
        <p className={styles.note}>
          {countStudents(students)} so far: {missingStudents(students, minResponses)} must take this
          quiz before its questions are judged. Until then you see what was chosen, and nothing is
          claimed.
        </p>
      )}
    </>
  );
}
