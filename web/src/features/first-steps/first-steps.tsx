import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Circle, CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { Card } from '../../components/ui/card/card.tsx';
import { useSignedInUser } from '../../lib/auth/session.ts';
import { paths } from '../../paths.ts';
import { classListQuery } from '../../queries/classes.ts';
import { materialsQuery } from '../../queries/materials.ts';
import { quizQueries } from '../../queries/quizzes.ts';
import styles from './first-steps.module.css';
import { hasDoneSteps, noteStepsDone } from './steps-done.ts';

/**
 * The way from an empty account to a class that can begin. It shows what is done, and is gone once
 * all of it is; this browser remembers that, so that nothing is asked for again.
 */
export function FirstSteps() {
  const { uid } = useSignedInUser();
  const [isOver] = useState(() => hasDoneSteps(uid));
  return isOver ? null : <OpenSteps uid={uid} onDone={() => noteStepsDone(uid)} />;
}

function OpenSteps({ uid, onDone }: { uid: string; onDone: () => void }) {
  const materials = useInfiniteQuery(materialsQuery).data;
  const quizzes = useInfiniteQuery(quizQueries.own(uid)).data;
  const classes = useQuery(classListQuery).data;
  const isKnown = materials !== undefined && quizzes !== undefined && classes !== undefined;
  const hasQuiz = quizzes !== undefined && quizzes.length > 0;
  const steps = [
    {
      to: paths.teacherDashboard,
      label: 'Upload a material',
      about: 'such as the handout of your next lesson.',
      // A quiz is made of a document too.
      isDone: hasQuiz || (materials ?? []).some(({ teacherId }) => teacherId === uid),
    },
    {
      to: paths.teacherQuizzes,
      label: 'Make a quiz',
      about: 'from a material or a document. You can read every question before your students.',
      isDone: hasQuiz,
    },
    {
      to: paths.classes,
      label: 'Make a class',
      about: 'and show its code to your students, who join with it.',
      isDone: classes !== undefined && classes.length > 0,
    },
  ];
  const isDone = isKnown && steps.every((step) => step.isDone);
  useEffect(() => {
    if (isDone) onDone();
  }, [isDone, onDone]);
  if (!isKnown || isDone) return null;

  const current = steps.find((step) => !step.isDone);
  return (
    <Card title="Three steps to begin with" description={countDone(steps)}>
      <ol className={styles.steps}>
        {steps.map(({ to, label, about, isDone: isStepDone }) => (
          <li
            key={label}
            className={isStepDone ? styles.done : undefined}
            aria-current={current?.label === label ? 'step' : undefined}
          >
            {isStepDone ? <CircleCheck aria-hidden /> : <Circle aria-hidden />}
            <p>
              <Link to={to}>{label}</Link> {isStepDone ? <span>Done</span> : about}
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function countDone(steps: readonly { isDone: boolean }[]): string {
  const done = steps.filter(({ isDone }) => isDone).length;
  return done === 0 ? 'Then your first class can begin.' : `${done} of ${steps.length} done.`;
}
