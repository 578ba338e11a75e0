import { SUBMIT_GRACE_SECONDS } from '@study-assistant/contract/wire/constants';
import { useEffect, useEffectEvent, useState } from 'react';
import { SkipLink } from '../../../components/layouts/skip-link.tsx';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { useLeaveWarning } from '../../../lib/dom/use-leave-warning.ts';
import { describeNearMoment } from '../../../lib/format/moments.ts';
import { AttemptBar } from './attempt-bar.tsx';
import { AttemptHeader } from './attempt-header.tsx';
import styles from './attempt-screen.module.css';
import { QuestionGrid } from './question-grid.tsx';
import { QuestionView } from './question-view.tsx';
import { describeMoreTime } from './sending/describe-more-time.ts';
import { SendingPanel, type Ending } from './sending/sending-panel.tsx';
import { SubmitDialog } from './sending/submit-dialog.tsx';
import { useAutosave } from './sending/use-autosave.ts';
import { useSending } from './sending/use-sending.ts';
import {
  countAnswered,
  isCutShort,
  isTimeUp,
  placeOf,
  remainingSeconds,
  serverDeadline,
  type AttemptState,
} from './state/attempt-state.ts';
import type { AttemptName } from './state/attempt-storage.ts';
import type { BegunAttempt } from './state/begin-or-resume.ts';
import { findMoreTime } from './state/find-more-time.ts';
import { useAttempt } from './state/use-attempt.ts';
import { useCountdown } from './use-countdown.ts';
import { useTimeWarnings } from './use-time-warnings.ts';

/** The time is over since then: this page has slept, and may have missed that there is more. */
const SLEPT_MS = 5000;

type AttemptScreenProps = {
  name: AttemptName;
  begun: BegunAttempt;
  title: string;
  /** In which the assignment's times are said; the student's own at a quiz of the shelf. */
  timeZone: string;
};

/** A quiz while it is taken and handed in. No navigation of the site: nothing leads away by mistake. */
export function AttemptScreen({ name, begun, title, timeZone }: AttemptScreenProps) {
  const { quiz, isResumed } = begun;
  const { questions } = quiz;
  const { state, dispatch } = useAttempt(name, quiz, begun.state);
  const [isAsking, setIsAsking] = useState(false);
  const [isEnded, setIsEnded] = useState(false);
  const [steps, setSteps] = useState(0);

  const isOpen = state.submission === null;
  const now = useCountdown(isOpen ? state.deadline : null, () => void end());
  const remaining = remainingSeconds(state, now);
  useTimeWarnings(remaining);
  useWelcome(isResumed && isOpen && remaining > 0 ? describeReturn(state) : null);
  useLeaveWarning(countAnswered(state) > 0);
  const saving = useAutosave(state, dispatch, remaining, () => {
    setIsEnded(name.assignmentId !== null && Date.now() < state.deadline);
    handIn();
  });
  const ending = isEnded ? 'ended' : explainEnd(state);
  const sending = useSending(name, quiz.id, state, ending);

  const place = placeOf(state, state.index);
  const questionId = `question-${place + 1}`;
  // Its start screen had the focus on the button that is gone.
  useFocusOnStep(questionId, steps, name.assignmentId !== null);

  function handIn() {
    setIsAsking(false);
    dispatch({ type: 'submit', now: Date.now() });
  }

  async function end() {
    const hasSlept = Date.now() > state.deadline + SLEPT_MS;
    const saved = hasSlept ? await findMoreTime(state) : null;
    if (saved === null) return handIn();
    const sent = { answers: [...state.answers], flags: [...state.flags] };
    dispatch({ type: 'saved', sent, saved });
    toast.success(describeMoreTime(state, saved) ?? 'You have more time.');
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
        remaining={isOpen && state.timeLimit !== null ? remaining : null}
        note={isOpen ? describeEnd(state, timeZone) : null}
        index={place}
        total={questions.length}
      />
      <main id="main" tabIndex={-1} className={styles.main}>
        {isOpen && question ? (
          <>
            <QuestionView
              key={state.index}
              question={question}
              index={place}
              total={questions.length}
              answer={state.answers[state.index] ?? null}
              isFlagged={state.flags[state.index] ?? false}
              id={questionId}
              onAnswer={(option) => dispatch({ type: 'answer', option })}
              onFlag={() => dispatch({ type: 'flag' })}
              onStep={(step) => goTo(state.order[place + step] ?? state.index)}
            />
            <QuestionGrid state={state} onGo={goTo} />
          </>
        ) : (
          <SendingPanel
            {...sending}
            lastMoment={state.deadline + SUBMIT_GRACE_SECONDS * 1000}
            ending={ending}
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

/** For who comes back to an attempt. */
function describeReturn({ timeLimit }: AttemptState): string {
  const clock = timeLimit === null ? '' : ', and the clock kept running';
  return `Welcome back. Your answers were kept${clock}.`;
}

/** What is said of the time beside the clock. */
function describeEnd(state: AttemptState, timeZone: string): string | null {
  if (!isCutShort(state)) return state.timeLimit === null ? 'No time limit' : null;
  return `This quiz closes ${describeNearMoment(serverDeadline(state).toISOString(), timeZone)}`;
}

function explainEnd(state: AttemptState): Ending {
  if (!isTimeUp(state)) return 'handed-in';
  return isCutShort(state) ? 'closed' : 'time-up';
}

/** A message that goes by itself: it takes no place from the question. */
function useWelcome(sentence: string | null): void {
  const welcome = useEffectEvent(() => sentence !== null && toast.success(sentence));
  useEffect(() => void welcome(), []);
}

/** @param steps how often the student has gone to another question */
function useFocusOnStep(questionId: string, steps: number, atFirst: boolean): void {
  useEffect(() => {
    if (steps === 0 && !atFirst) return;
    document.getElementById(questionId)?.focus({ preventScroll: true });
    // Every question begins at the same place of the screen.
    window.scrollTo(0, 0);
  }, [steps, atFirst, questionId]);
}
