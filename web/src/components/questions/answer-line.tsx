import type { ReactNode } from 'react';
import { classNames } from '../../lib/dom/class-names.ts';
import { optionLetter } from '../../lib/format/option-letter.ts';
import styles from './answer-line.module.css';

type AnswerLineProps = {
  label: string;
  icon: ReactNode;
  look: 'right' | 'wrong' | 'open';
  /** Of the option; absent where none was chosen. */
  position?: number;
  children: ReactNode;
};

/** One answer in a list of name and value. */
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
