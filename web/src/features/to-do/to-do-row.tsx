import type { ToDo } from '@study-assistant/contract/assignments/assignments';
import { orUntitled } from '@study-assistant/contract/wire/titles';
import type { ReactNode } from 'react';
import { describeTimeLimit, describeTimes } from '../../components/assignments/assignment-words.ts';
import { useSayMoment } from './said-zone.ts';
import styles from './to-do.module.css';

type ToDoRowProps = {
  toDo: ToDo;
  badge?: ReactNode;
  /** Replaces the times. */
  children?: ReactNode;
  actions?: ReactNode;
};

/** An assignment without an action, shown for information. */
export function ToDoRow({ toDo, badge, children, actions }: ToDoRowProps) {
  const say = useSayMoment(toDo.timeZone);
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <p className={styles.title}>
          <span dir="auto">{orUntitled(toDo.quizTitle)}</span> {badge}
        </p>
        <p className={styles.about} dir="auto">
          {toDo.className}
        </p>
        <p>{children ?? describeRow(toDo, say)}</p>
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

function describeRow(toDo: ToDo, say: (iso: string) => string): string {
  if (toDo.isExcused) return 'You do not have to take this quiz.';
  if (toDo.state !== 'coming') return `${describeTimes(toDo, say)} You did not hand it in.`;
  return `${describeTimes(toDo, say)} ${describeTimeLimit(toDo.timeLimit)}.`;
}
