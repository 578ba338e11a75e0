import { useEffect, useRef } from 'react';
import { ButtonLink } from '../../components/ui/button/button-link.tsx';
import { Button } from '../../components/ui/button/button.tsx';
import { EmptyState } from '../../components/ui/state/empty-state.tsx';
import { count } from '../../lib/format/numbers.ts';
import { paths } from '../../paths.ts';

type PracticeEndProps = {
  right: number;
  total: number;
  /** Absent when nothing more is due. */
  onNextSet: (() => void) | null;
};

export function PracticeEnd({ right, total, onNextSet }: PracticeEndProps) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => end.current?.focus(), []);

  return (
    <div ref={end} tabIndex={-1} role="group" aria-label="End of this set">
      <EmptyState
        illustration="sprout"
        title={`${right} of ${count(total, 'question')} right`}
        actions={
          <>
            {onNextSet && (
              <Button variant="primary" onClick={onNextSet}>
                Next set
              </Button>
            )}
            <ButtonLink to={paths.studentDashboard} variant={onNextSet ? 'secondary' : 'primary'}>
              Back to Dashboard
            </ButtonLink>
          </>
        }
      >
        What you got right comes back later, what you missed comes back tomorrow.
      </EmptyState>
    </div>
  );
}
