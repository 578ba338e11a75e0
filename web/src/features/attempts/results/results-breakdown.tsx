import { can } from '@study-assistant/contract/roles';
import { useQuery } from '@tanstack/react-query';
import { PartyPopper } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '../../../components/ui/state/empty-state.tsx';
import type { Attempt } from '../../../lib/api/lenient/attempts.ts';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { ownReportsQuery } from '../../../queries/question-reports.ts';
import { QuestionResultCard } from './question-result-card.tsx';
import { QuestionReport } from './report/question-report.tsx';
import styles from './results-breakdown.module.css';

const filters = ['All', 'Incorrect'] as const;

/** Every question of an attempt, or only those that went wrong. */
export function ResultsBreakdown({ attempt }: { attempt: Attempt }) {
  const { id, detailedResults: results } = attempt;
  const reports = useOwnReports(attempt);
  const [filter, setFilter] = useState<(typeof filters)[number]>('All');
  const numbered = results.map((result, index) => ({ result, number: index + 1 }));
  const shown = filter === 'All' ? numbered : numbered.filter(({ result }) => !result.isCorrect);
  return (
    <section aria-labelledby="breakdown" className={styles.breakdown}>
      <div className={styles.head}>
        <h2 id="breakdown">Detailed Breakdown</h2>
        <div role="group" aria-label="Show questions" className={styles.filter}>
          {filters.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === filter}
              onClick={() => setFilter(one)}
            >
              {one}
            </button>
          ))}
        </div>
      </div>
      <p role="status" className="visually-hidden">
        {filter === 'Incorrect' && `${shown.length} of ${results.length} questions shown.`}
      </p>
      {shown.length === 0 && (
        <EmptyState icon={<PartyPopper />} title="Nothing to correct" headingLevel={3}>
          Every answer was right.
        </EmptyState>
      )}
      {shown.map(({ result, number }) => (
        <QuestionResultCard key={number} result={result} number={number}>
          {reports && result.questionId !== undefined && !result.isDropped && (
            <QuestionReport
              attemptId={id}
              questionId={result.questionId}
              number={number}
              sent={reports.find(({ questionId }) => questionId === result.questionId)}
            />
          )}
        </QuestionResultCard>
      ))}
    </section>
  );
}

/** Undefined for who cannot report anything, or where a server takes no reports. */
function useOwnReports({ id, detailedResults }: Attempt) {
  const isStudent = can(useSignedInUser().userType, 'questions.report');
  const areNamed = detailedResults.some(({ questionId }) => questionId !== undefined);
  return useQuery({ ...ownReportsQuery(id), enabled: isStudent && areNamed }).data;
}
