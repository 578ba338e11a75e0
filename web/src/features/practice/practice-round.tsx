import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { ButtonLink } from '../../components/ui/button/button-link.tsx';
import { Button } from '../../components/ui/button/button.tsx';
import { ProgressBar } from '../../components/ui/meter/progress-bar.tsx';
import { EmptyState } from '../../components/ui/state/empty-state.tsx';
import { useSignedInUser } from '../../lib/auth/session.ts';
import { count } from '../../lib/format/numbers.ts';
import { paths } from '../../paths.ts';
import type { PracticeSet } from '../../queries/attempts.ts';
import { PracticeQuestionCard } from './practice-question-card.tsx';
import styles from './practice.module.css';

type PracticeRoundProps = {
  set: PracticeSet;
  /** Null when nothing more is due. */
  onNextSet: (() => void) | null;
};

/** Asks one question after another and explains each answer. */
export function PracticeRound({ set, onNextSet }: PracticeRoundProps) {
  const { questions } = set;
  const [index, setIndex] = useState(0);
  const [right, setRight] = useState(0);
  const { uid } = useSignedInUser();
  const client = useQueryClient();
  const headingId = useId();
  const question = questions[index];

  useEffect(() => {
    if (index > 0) document.getElementById(headingId)?.focus();
  }, [index, headingId]);

  function handleAnswered(isCorrect: boolean) {
    if (isCorrect) setRight((before) => before + 1);
    // The dashboard counts again and must not show the old number until then.
    client.removeQueries({ queryKey: ['today', uid] });
  }

  if (!question) {
    return <PracticeEnd right={right} total={questions.length} onNextSet={onNextSet} />;
  }
  const isLast = index === questions.length - 1;
  return (
    <div className={styles.round}>
      <ProgressBar
        label="Progress"
        isLabelHidden
        isValueHidden
        percent={((index + 1) / questions.length) * 100}
        valueText={`Question ${index + 1} of ${questions.length}`}
      />
      <PracticeQuestionCard
        key={index}
        question={question}
        headingId={headingId}
        place={`Question ${index + 1} of ${questions.length}`}
        nextLabel={isLast ? 'Finish' : 'Next question'}
        onAnswered={handleAnswered}
        onNext={() => setIndex(index + 1)}
      />
    </div>
  );
}

type PracticeEndProps = {
  right: number;
  total: number;
  /** Absent when nothing more is due. */
  onNextSet: (() => void) | null;
};

function PracticeEnd({ right, total, onNextSet }: PracticeEndProps) {
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
            <ButtonLink to={paths.studentQuizzes} variant={onNextSet ? 'secondary' : 'primary'}>
              Go to your quizzes
            </ButtonLink>
          </>
        }
      >
        Each question said when it comes back. The more often you get it right, the later.
      </EmptyState>
    </div>
  );
}
