import { SUBMIT_GRACE_SECONDS } from '@study-assistant/contract/constants';
import { timeLimitOf } from '@study-assistant/contract/time-limit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SkipLink } from '../../../components/layouts/skip-link.tsx';
import { useLeaveWarning } from '../../../lib/dom/use-leave-warning.ts';
import { paths } from '../../../paths.ts';
import { AttemptBar } from './attempt-bar.tsx';
import { AttemptHeader } from './attempt-header.tsx';
import styles from './attempt-screen.module.css';
import { QuestionGrid } from './question-grid.tsx';
import { QuestionView } from './question-view.tsx';
import { SendingPanel } from './sending/sending-panel.tsx';
import { SubmitDialog } from './sending/submit-dialog.tsx';
import { useAutosave } from './sending/use-autosave.ts';
import { useSubmit } from './sending/use-submit.ts';
import { countAnswered, remainingSeconds, type AttemptState } from './state/attempt-state.ts';
import { forgetAttempt, type AttemptName } from './state/attempt-storage.ts';
import type { BegunAttempt } from './state/begin-or-resume.ts';
import { useAttempt } from './state/use-attempt.ts';
import { useCountdown } from './use-countdown.ts';
import { useTimeWarnings } from './use-time-warnings.ts';

type AttemptScreenProps = { begun: BegunAttempt; title: string; studentId: string };

/** A quiz while it is taken and handed in. No navigation of the site: nothing leads away by mistake. */
export function AttemptScreen({ begun, title, studentId }: AttemptScreenProps) {
  const { quiz, isResumed } = begun;
  const { questions } = quiz;
  const { state, dispatch } = useAttempt(studentId, quiz, begun.state);
  const [isAsking, setIsAsking] = useState(false);
  const [steps, setSteps] = useState(0);

  const isOpen = state.submission === null;
  const now = useCountdown(isOpen ? state.deadline : null, handIn);
  const remaining = remainingSeconds(state, now);
  useTimeWarnings(remaining);
  useLeaveWarning(countAnswered(state) > 0);
  const saving = useAutosave(state, dispatch, handIn);
  const sending = useSending({ studentId, quizId: quiz.id }, state);

  const questionId = `question-${state.index + 1}`;
  useFocusOnStep(questionId, steps);

  function handIn() {
    setIsAsking(false);
    dispatch({ type: 'submit', now: Date.now() });
  }

  function goTo(index: number) {
    setIsAsking(false);
    setSteps((count) => count + 1);
    dispatch({ type: 'go', index, now: Date.now() });
  }

  const question = questions[state.index];
  return (
    <div className={styles.page}>
      <SkipLink />
      <AttemptHeader
        title={title}
        toughness={quiz.toughness}
        remaining={isOpen ? remaining : null}
        index={state.index}
        total={questions.length}
      />
      <main id="main" tabIndex={-1} className={styles.main}>
        {isOpen && question ? (
          <>
            <QuestionView
              key={state.index}
              question={question}
              index={state.index}
              total={questions.length}
              answer={state.answers[state.index] ?? null}
              isFlagged={state.flags[state.index] ?? false}
              id={questionId}
              isResumed={isResumed && steps === 0}
              onAnswer={(option) => dispatch({ type: 'answer', option })}
              onFlag={() => dispatch({ type: 'flag' })}
              onStep={(step) => goTo(state.index + step)}
            />
            <QuestionGrid state={state} onGo={goTo} />
          </>
        ) : (
          <SendingPanel
            {...sending}
            lastMoment={state.deadline + SUBMIT_GRACE_SECONDS * 1000}
            isTimeUp={state.submission?.timeTaken === timeLimitOf(questions.length)}
          />
        )}
      </main>
      {isOpen && (
        <AttemptBar state={state} saving={saving} onGo={goTo} onSubmit={() => setIsAsking(true)} />
      )}
      {isAsking && isOpen && (
        <SubmitDialog
          state={state}
          onGo={goTo}
          onConfirm={handIn}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}

/** Hands in once there is something to hand in, and leads to the results. */
function useSending({ studentId, quizId }: AttemptName, state: AttemptState) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const sending = useSubmit(quizId, state, (attemptId) => {
    forgetAttempt({ studentId, quizId });
    // Scores, trends and lists: most of what was fetched so far has changed.
    void client.invalidateQueries({ refetchType: 'none' });
    void navigate(paths.quizResults(attemptId), { replace: true });
  });

  const isOver = sending.failure?.isOver === true;
  useEffect(() => {
    if (isOver) forgetAttempt({ studentId, quizId });
  }, [isOver, studentId, quizId]);

  return sending;
}

/** @param steps how often the student has gone to another question */
function useFocusOnStep(questionId: string, steps: number): void {
  useEffect(() => {
    if (steps > 0) document.getElementById(questionId)?.focus();
  }, [steps, questionId]);
}
