import type { ReactNode } from 'react';
import { classNames } from '../../lib/dom/class-names.ts';
import { optionLetter } from '../../lib/format/option-letter.ts';
import styles from './answer-line.module.css';

type AnswerLineProps = {
  label: ReactNode;
  icon: ReactNode;
  look: 'right' | 'wrong' | 'open';
  /** The option's position; absent when none was chosen. */
  position?: number;
  children: ReactNode;
};

/** One answer in a description list. */
export function AnswerLine({ label, icon, look, position, children }: AnswerLineProps) {
  return (
    <div className={classNames(styles.line, styles[look])}>
      <dt>{label}</dt>
      <dd>
        <span aria-hidden className={styles.icon}>
          {icon}
        </span>
        {position !== undefined && <span className={styles.letter}>{optionLetter(position)}</span>}
        <span dir="auto">{children}</span>
      </dd>
    </div>
  );
}
