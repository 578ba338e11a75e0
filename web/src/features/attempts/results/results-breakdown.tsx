import { can } from '@study-assistant/contract/wire/roles';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/ui/button/button.tsx';
import { EmptyState } from '../../../components/ui/state/empty-state.tsx';
import type { Attempt } from '../../../lib/api/lenient/attempts.ts';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { useScrollToHash } from '../../../lib/dom/use-scroll-to-hash.ts';
import { ownReportsQuery } from '../../../queries/attempts.ts';
import { QuestionResultCard } from './question-result-card.tsx';
import { QuestionReport } from './report/question-report.tsx';
import { useOpenQuestions } from './use-open-questions.ts';
import styles from './results-breakdown.module.css';

const filters = ['All', 'Incorrect'] as const;

/** Every question of an attempt, or only those that went wrong. What went right is folded to a line. */
export function ResultsBreakdown({ attempt }: { attempt: Attempt }) {
  const { id, detailedResults: results } = attempt;
  const reports = useOwnReports(attempt);
  const [filter, setFilter] = useState<(typeof filters)[number]>('All');
  const numbered = results.map((result, index) => ({ result, number: index + 1 }));
  const { openNumbers, setOpen } = useOpenQuestions(results);
  useScrollToHash(true);
  const shown = filter === 'All' ? numbered : numbered.filter(({ result }) => !result.isCorrect);
  const shownNumbers = shown.map(({ number }) => number);
  const areAllOpen = shownNumbers.every((number) => openNumbers.has(number));
  return (
    <section aria-labelledby="breakdown" className={styles.breakdown}>
      <div className={styles.head}>
        <h2 id="breakdown">Detailed Breakdown</h2>
        <div className={styles.tools}>
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
          {shown.length > 1 && (
            <Button variant="quiet" onClick={() => setOpen(shownNumbers, !areAllOpen)}>
              {areAllOpen ? 'Fold all' : 'Show all'}
            </Button>
          )}
        </div>
      </div>
      <p role="status" className="visually-hidden">
        {filter === 'Incorrect' && `${shown.length} of ${results.length} questions shown.`}
      </p>
      {shown.length === 0 && (
        <EmptyState illustration="trophy" title="Nothing to correct" headingLevel={3}>
          Every answer was right.
        </EmptyState>
      )}
      {shown.map(({ result, number }) => (
        <QuestionResultCard
          key={number}
          result={result}
          number={number}
          isOpen={openNumbers.has(number)}
          onToggle={(isOpen) => setOpen([number], isOpen)}
        >
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
