import { can } from '@study-assistant/contract/wire/roles';
import { ArrowRight, Compass, Repeat, TrendingUp } from 'lucide-react';
import { ButtonLink } from '../../../components/ui/button/button-link.tsx';
import type { Attempt } from '../../../lib/api/lenient/attempts.ts';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { count } from '../../../lib/format/numbers.ts';
import { paths } from '../../../paths.ts';
import { isReadingFirst } from './encourage.ts';

type NextStepProps = { attempt: Attempt; hasPlan: boolean };

/** What to do with a result: one thing stands out. A teacher is led to the student instead. */
export function NextStep({ attempt, hasPlan }: NextStepProps) {
  const { userType } = useSignedInUser();
  if (!can(userType, 'practice')) return <PerformanceLink attempt={attempt} />;
  if (attempt.score === attempt.totalQuestions) return <NextQuizLink />;
  const isPlanFirst = hasPlan && isReadingFirst(attempt);
  const review = <ReviewLink attempt={attempt} isFirst={!isPlanFirst} />;
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

/** For who is done with a result. */
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

function ReviewLink({ attempt, isFirst }: { attempt: Attempt; isFirst: boolean }) {
  return (
    <ButtonLink
      to={paths.practiceOf(attempt.id)}
      variant={isFirst ? 'primary' : 'quiet'}
      icon={<Repeat aria-hidden />}
    >
      {describeReview(attempt)}
    </ButtonLink>
  );
}

/** What was left open is no mistake. */
function describeReview({ detailedResults, score, totalQuestions }: Attempt): string {
  const missed = totalQuestions - score;
  const hasOpen = detailedResults.some((one) => !one.isCorrect && one.userAnswer === null);
  if (hasOpen) return `Review ${count(missed, 'missed question')}`;
  return missed === 1 ? 'Review your mistake' : `Review your ${missed} mistakes`;
}

function PerformanceLink({ attempt: { studentId, studentName } }: { attempt: Attempt }) {
  return (
    <ButtonLink to={paths.studentPerformance(studentId)} icon={<TrendingUp aria-hidden />}>
      {studentName ? `${studentName}’s performance` : 'This student’s performance'}
    </ButtonLink>
  );
}
