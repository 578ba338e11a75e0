import { SUBMIT_GRACE_SECONDS } from '@study-assistant/contract/wire/constants';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { announce } from '../../../components/ui/feedback/announcer.tsx';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import type { TakenQuiz } from '../../../lib/api/lenient/open-attempts.ts';
import { useLeaveWarning } from '../../../lib/dom/use-leave-warning.ts';
import { describeDuration } from '../../../lib/format/durations.ts';
import { describeNearMoment } from '../../../lib/format/moments.ts';
import { paths } from '../../../paths.ts';
import { noteHandedIn } from '../fresh-results.ts';
import { AttemptBar } from './attempt-bar.tsx';
import { AttemptHeader } from './attempt-header.tsx';
import styles from './attempt-screen.module.css';
import { QuestionGrid } from './question-grid.tsx';
import { QuestionView } from './question-view.tsx';
import { describeMoreTime } from './sending/describe-more-time.ts';
import { SendingPanel, type Ending } from './sending/sending-panel.tsx';
import { SubmitDialog } from './sending/submit-dialog.tsx';
import { useAutosave } from './sending/use-autosave.ts';
import { useSubmit } from './sending/use-submit.ts';
import {
  attemptReducer,
  countAnswered,
  isCutShort,
  isTimeUp,
  placeOf,
  remainingSeconds,
  serverDeadline,
  type AttemptState,
} from './state/attempt-state.ts';
import { forgetAttempt, storeAttempt, type AttemptName } from './state/attempt-storage.ts';
import type { BegunAttempt } from './state/begin-or-resume.ts';
import { findMoreTime } from './state/find-more-time.ts';

/** A page whose time ended longer ago than this has slept and may have missed extra time. */
const SLEPT_MS = 5000;

type AttemptScreenProps = {
  name: AttemptName;
  begun: BegunAttempt;
  title: string;
  /** The zone for the assignment's times; the student's own for a quiz of the shelf. */
  timeZone: string;
};

/** The screen for taking a quiz. It has no site navigation, so that nobody leaves by mistake. */
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
  const [welcome] = useState(() =>
    isResumed && isOpen && remaining > 0 ? describeReturn(state) : null,
  );
  useLeaveWarning(countAnswered(state) > 0);
  const saving = useAutosave(state, dispatch, remaining, () => handInClosed());
  const ending = isEnded ? 'ended' : explainEnd(state);
  const sending = useSending(name, quiz.id, state, ending);

  const place = placeOf(state, state.index);
  const questionId = `question-${place + 1}`;
  // The start screen's button, which had the focus, is gone.
  useFocusOnStep(questionId, steps, name.assignmentId !== null);

  function handIn() {
    setIsAsking(false);
    dispatch({ type: 'submit', now: Date.now() });
  }

  function handInClosed() {
    setIsEnded(name.assignmentId !== null && Date.now() < state.deadline);
    handIn();
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
            {welcome !== null && steps === 0 && (
              <p role="status" className={styles.welcome}>
                {welcome}
              </p>
            )}
            <QuestionView
              key={state.index}
              question={question}
              index={place}
              total={questions.length}
              answer={state.answers[state.index] ?? null}
              isFlagged={state.flags[state.index] ?? false}
              id={questionId}
              onAnswer={(answer) => dispatch({ type: 'answer', answer })}
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

/** A welcome for a student who returns to an attempt. */
function describeReturn({ timeLimit }: AttemptState): string {
  const clock = timeLimit === null ? '' : ', and the clock kept running';
  return `Welcome back. Your answers were kept${clock}.`;
}

/** The remark about the time beside the clock. */
function describeEnd(state: AttemptState, timeZone: string): string | null {
  if (!isCutShort(state)) return state.timeLimit === null ? 'No time limit' : null;
  return `This quiz closes ${describeNearMoment(serverDeadline(state).toISOString(), timeZone)}`;
}

function explainEnd(state: AttemptState): Ending {
  if (!isTimeUp(state)) return 'handed-in';
  return isCutShort(state) ? 'closed' : 'time-up';
}

/** @param steps how often the student has moved to another question */
function useFocusOnStep(questionId: string, steps: number, atFirst: boolean): void {
  useEffect(() => {
    if (steps === 0 && !atFirst) return;
    document.getElementById(questionId)?.focus({ preventScroll: true });
    // Every question starts at the same place on the screen.
    window.scrollTo(0, 0);
  }, [steps, atFirst, questionId]);
}

const warningsAt = [10, 30, 60, 300];

/** Announces the time left at 5 minutes, 1 minute, 30 and 10 seconds. */
function useTimeWarnings(remaining: number): void {
  const before = useRef(remaining);

  useEffect(() => {
    const warning = warningsAt.find((at) => before.current > at && remaining <= at);
    before.current = remaining;
    if (warning !== undefined && remaining > 0) announce(`${describeDuration(warning)} left.`);
  }, [remaining]);
}

/** The state of an attempt, with a copy stored in this browser. */
function useAttempt(name: AttemptName, quiz: TakenQuiz, begun: AttemptState) {
  const { studentId, quizId, assignmentId } = name;
  const [state, dispatch] = useReducer(attemptReducer, begun);

  useEffect(
    () => storeAttempt({ studentId, quizId, assignmentId }, { quiz, state }),
    [studentId, quizId, assignmentId, quiz, state],
  );

  return { state, dispatch };
}

/**
 * Returns the time in ms and updates it whenever another second to the deadline is over. The clock
 * is compared with the deadline, so a slow or sleeping tab loses nothing; null stops it.
 */
function useCountdown(deadline: number | null, onEnd: () => void): number {
  const [now, setNow] = useState(() => Date.now());
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (deadline === null) return undefined;
    const until = deadline;
    let timer = setTimeout(tick, untilNextSecond());

    function tick() {
      clearTimeout(timer);
      setNow(Date.now());
      if (Date.now() >= until) end();
      else timer = setTimeout(tick, untilNextSecond());
    }
    function untilNextSecond() {
      const left = until - Date.now();
      return left <= 0 ? 0 : left % 1000 || 1000;
    }

    // Browsers slow down the timers of hidden tabs.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [deadline]);

  return now;
}

/** The student is told on the next page, since she did not hand in herself. */
const news: Partial<Record<Ending, string>> = {
  closed: 'This quiz closed. What you had answered is handed in.',
  ended: 'This attempt is closed. What you had answered is handed in.',
};

/** Hands the attempt in once there is a submission, and opens the results. */
function useSending(
  { studentId, quizId, assignmentId }: AttemptName,
  takenQuizId: string,
  state: AttemptState,
  ending: Ending,
) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const sending = useSubmit(takenQuizId, state, (attemptId, held) => {
    forgetAttempt({ studentId, quizId, assignmentId });
    // Scores, trends and lists have changed, so most of the cache is outdated.
    void client.invalidateQueries({ refetchType: 'none' });
    const said = news[ending];
    noteHandedIn(attemptId);
    if (said !== undefined) toast.success(said);
    void navigate(paths.quizResults(attemptId), { replace: true, state: { held } });
  });

  const isOver = sending.failure?.isOver === true;
  useEffect(() => {
    if (isOver) forgetAttempt({ studentId, quizId, assignmentId });
  }, [isOver, studentId, quizId, assignmentId]);

  return sending;
}
