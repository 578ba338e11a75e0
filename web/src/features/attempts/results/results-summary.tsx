import { isLeftOpen, isMissed, isPartlyRight } from '@study-assistant/contract/attempts/attempts';
import { isUnmarked, performanceLabelOf } from '@study-assistant/contract/attempts/scoring';
import { can, type Role } from '@study-assistant/contract/wire/roles';
import {
  ArrowRight,
  Check,
  CircleSlash2,
  Compass,
  Hourglass,
  Minus,
  Repeat,
  TrendingUp,
  X,
} from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useKnownClasses } from '../../../components/assignments/use-known-classes.ts';
import { sayUnmarked } from '../../../components/attempts/score-words.ts';
import { ButtonLink } from '../../../components/ui/button/button-link.tsx';
import { Card } from '../../../components/ui/card/card.tsx';
import { StatCard } from '../../../components/ui/card/stat-card.tsx';
import { StatGrid } from '../../../components/ui/card/stat-grid.tsx';
import { Ring } from '../../../components/ui/meter/ring.tsx';
import type { Attempt } from '../../../lib/api/lenient/attempts.ts';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { classNames } from '../../../lib/dom/class-names.ts';
import { useMediaQuery } from '../../../lib/dom/use-media-query.ts';
import { count } from '../../../lib/format/numbers.ts';
import { scoreToneFor } from '../../../lib/format/score-tone.ts';
import { paths } from '../../../paths.ts';
import { isFreshResult, takeFreshResult } from '../fresh-results.ts';
import { encourage, isExcellent, isReadingFirst } from './encourage.ts';
import styles from './results-summary.module.css';

type ResultsSummaryProps = {
  attempt: Attempt;
  /** Whether there is a learning plan. */
  hasPlan?: boolean;
};

/** How the attempt went, and what to do next. */
export function ResultsSummary({ attempt, hasPlan = false }: ResultsSummaryProps) {
  const { userType } = useSignedInUser();
  const { score, totalQuestions, percentage, detailedResults, isScoreOnly = false } = attempt;
  const { awaiting = 0 } = attempt;
  const missed = detailedResults.filter(isMissed);
  const unanswered = missed.filter(isLeftOpen).length;
  const partly = missed.filter(isPartlyRight).length;
  const dropped = detailedResults.filter(({ isDropped }) => isDropped).length;
  const marked = totalQuestions - awaiting;
  const correct = partly > 0 ? marked - missed.length : score;
  const wrong = marked - correct - partly - unanswered;
  const isStudent = can(userType, 'practice');
  const isWide = useMediaQuery('(width >= 640px)');
  const isWaiting = isUnmarked(attempt);
  const isCelebrated = isStudent && awaiting === 0 && isExcellent(attempt);
  return (
    <Card as="div" className={classNames(styles.summary, isCelebrated && styles.excellent)}>
      {isCelebrated && <Celebration attemptId={attempt.id} />}
      {isWaiting ? (
        <Hourglass aria-hidden className={styles.waits} />
      ) : (
        <Ring
          percent={percentage}
          label="Score"
          tone={scoreToneFor(userType, percentage)}
          size={isWide ? 176 : 128}
        />
      )}
      <div className={styles.words}>
        <p className={styles.label}>
          {isWaiting ? sayUnmarked(userType) : performanceLabelOf(percentage)}
        </p>
        <p className={styles.sentence}>
          {!isWaiting && describeScore(attempt, partly)}
          {awaiting > 0 && ` ${describeAwaiting(userType, awaiting)}`}
          {dropped > 0 && ` ${describeDropped(dropped)}`}
        </p>
        {isStudent && !isScoreOnly && <p>{encourage(attempt, hasPlan)}</p>}
        {!isScoreOnly && (
          <StatGrid>
            <StatCard label="Correct" value={correct} icon={<Check />} tone="good" />
            {partly > 0 && (
              <StatCard label="Partly right" value={partly} icon={<CircleSlash2 />} tone="brand" />
            )}
            {awaiting > 0 && (
              <StatCard label="Not marked yet" value={awaiting} icon={<Hourglass />} tone="brand" />
            )}
            <StatCard label="Incorrect" value={wrong} icon={<X />} tone="bad" />
            <StatCard label="Not answered" value={unanswered} icon={<Minus />} tone="warn" />
          </StatGrid>
        )}
        {!isScoreOnly && (
          <div className={classNames(styles.actions, 'no-print')}>
            <NextStep attempt={attempt} hasPlan={hasPlan} />
          </div>
        )}
      </div>
    </Card>
  );
}

/** With parts of points there are points, and not only questions that were right: two halves are no right one. */
function describeScore({ score, totalQuestions, awaiting = 0 }: Attempt, partly: number): string {
  const marked = totalQuestions - awaiting;
  const all = awaiting > 0 ? `${marked} marked` : String(marked);
  return Number.isInteger(score) && partly === 0
    ? `You answered ${score} out of ${all} questions correctly.`
    : `You got ${score} out of ${awaiting > 0 ? `the ${marked} points marked so far` : `${marked} points`}.`;
}

/** Returns "1 answer waits for your teacher." */
function describeAwaiting(reader: Role, awaiting: number): string {
  const whom = reader === 'teacher' ? 'to be marked' : 'for your teacher';
  return `${count(awaiting, 'answer')} ${awaiting === 1 ? 'waits' : 'wait'} ${whom}.`;
}

function describeDropped(dropped: number): string {
  return dropped === 1
    ? 'One of them was dropped: everybody gets its point.'
    : `${dropped} of them were dropped: everybody gets their points.`;
}

type NextStepProps = { attempt: Attempt; hasPlan: boolean };

/** The next step after a result. A teacher gets a link to the student instead. */
function NextStep({ attempt, hasPlan }: NextStepProps) {
  const { userType } = useSignedInUser();
  if (!can(userType, 'practice')) return <PerformanceLink attempt={attempt} />;
  const { score, totalQuestions, awaiting = 0 } = attempt;
  if (score === totalQuestions - awaiting) return <NextQuizLink />;
  const isPlanFirst = hasPlan && isReadingFirst(attempt);
  const review = <PracticeLink attempt={attempt} isFirst={!isPlanFirst} />;
  const plan = hasPlan && (
    <ButtonLink
      to={paths.learningPlan(attempt.id)}
      variant={isPlanFirst ? 'primary' : 'quiet'}
      icon={<Compass aria-hidden />}
    >
      Open your learning plan
    </ButtonLink>
  );
  return (
    <>
      {isPlanFirst && plan}
      {review}
      {!isPlanFirst && plan}
    </>
  );
}

/** A link for students who have finished with a result. */
export function NextQuizLink() {
  return (
    <ButtonLink
      to={paths.studentQuizzes}
      state={{ quizCompleted: true }}
      variant="primary"
      icon={<ArrowRight aria-hidden />}
    >
      Choose your next quiz
    </ButtonLink>
  );
}

function PracticeLink({ attempt, isFirst }: { attempt: Attempt; isFirst: boolean }) {
  return (
    <ButtonLink
      to={paths.practiceOf({ attempt: attempt.id })}
      variant={isFirst ? 'primary' : 'quiet'}
      icon={<Repeat aria-hidden />}
    >
      {describePractice(attempt)}
    </ButtonLink>
  );
}

/** Questions left open are not called mistakes. */
function describePractice({ detailedResults, score, totalQuestions }: Attempt): string {
  const found = detailedResults.filter(isMissed).length;
  const missed = Number.isInteger(score) && found === 0 ? totalQuestions - score : found;
  const hasOpen = detailedResults.some((one) => isMissed(one) && isLeftOpen(one));
  if (hasOpen) return `Practise ${count(missed, 'missed question')}`;
  return missed === 1 ? 'Practise your mistake' : `Practise your ${missed} mistakes`;
}

function PerformanceLink({ attempt }: { attempt: Attempt }) {
  const { studentId, studentName, assignmentId } = attempt;
  const known = useKnownClasses()(assignmentId);
  return (
    <ButtonLink
      to={paths.studentPerformance(studentId, known?.classId)}
      icon={<TrendingUp aria-hidden />}
    >
      {studentName ? `${studentName}’s performance` : 'This student’s performance'}
    </ButtonLink>
  );
}

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Shows confetti once, right after a hand-in, unless the student prefers reduced motion. */
function Celebration({ attemptId }: { attemptId: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isShown] = useState(
    () => isFreshResult(attemptId) && !window.matchMedia(REDUCED_MOTION).matches,
  );

  useEffect(() => {
    if (!isShown) return undefined;
    let isGone = false;
    let stop: () => void = () => undefined;
    async function celebrate() {
      const { default: confetti } = await import('canvas-confetti');
      if (isGone || !canvas.current || !takeFreshResult(attemptId)) return;
      // A worker would be a blob script, which the content security policy refuses.
      const fire = confetti.create(canvas.current, { resize: true, useWorker: false });
      stop = () => fire.reset();
      const origin = { y: 0.35 };
      void fire({ particleCount: 110, spread: 85, origin, disableForReducedMotion: true });
    }
    // The result needs no confetti if it cannot be fetched.
    celebrate().catch(() => undefined);
    return () => {
      isGone = true;
      stop();
    };
  }, [attemptId, isShown]);

  return isShown && <canvas ref={canvas} aria-hidden className={styles.canvas} />;
}
