import { PartyPopper } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '../../../components/ui/state/empty-state.tsx';
import type { AttemptResult } from '../../../lib/api/lenient/attempts.ts';
import { QuestionResultCard } from './question-result-card.tsx';
import styles from './results-breakdown.module.css';

const filters = ['All', 'Incorrect'] as const;

/** Every question of an attempt, or only those that went wrong. */
export function ResultsBreakdown({ results }: { results: readonly AttemptResult[] }) {
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
        <QuestionResultCard key={number} result={result} number={number} />
      ))}
    </section>
  );
}
