import { ArrowRight } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { ButtonLink } from '../../components/ui/button/button-link.tsx';
import { paths } from '../../paths.ts';
import type { StepWords } from './describe-step.ts';
import styles from './today.module.css';

export function NextStep({ step }: { step: StepWords }) {
  const { reason, title, facts, action, to, state } = step;
  return (
    <Step reason={reason} title={title} action={action} to={to} state={state}>
      {facts.filter(Boolean).map((fact) => (
        <span key={fact} dir="auto">
          {fact}
        </span>
      ))}
    </Step>
  );
}

/** Shown when nothing is due, with something to do all the same. */
export function NothingWaits({ hasResult }: { hasResult: boolean }) {
  return (
    <Step
      reason={hasResult ? 'All done for now' : 'To begin with'}
      title="Nothing is waiting for you"
      action="See quizzes"
      to={paths.studentQuizzes}
    >
      <span>
        {hasResult
          ? 'Well done. Any quiz can be taken again.'
          : 'A quiz that your teachers make for you appears here. A new class? Enter its code in My classes.'}
      </span>
    </Step>
  );
}

type StepProps = {
  reason: string;
  title: string;
  /** Short facts, side by side. */
  children: ReactNode;
  action: string;
  to: string;
  state?: StepWords['state'];
};

function Step({ reason, title, children, action, to, state }: StepProps) {
  const titleId = useId();
  return (
    <div className={styles.step}>
      <div className={styles.words}>
        <div className={styles.reason}>
          <h2 id="today">Today</h2>
          <p>{reason}</p>
        </div>
        <p id={titleId} className={styles.title} dir="auto">
          {title}
        </p>
        <p className={styles.facts}>{children}</p>
      </div>
      <ButtonLink
        to={to}
        state={state}
        variant="primary"
        icon={<ArrowRight aria-hidden />}
        aria-describedby={titleId}
        className={styles.action}
      >
        {action}
      </ButtonLink>
    </div>
  );
}
