import { classNames } from '../../lib/dom/class-names.ts';
import { optionLetter } from '../../lib/format/option-letter.ts';
import styles from './option-mark.module.css';

type OptionMarkProps = {
  /** Zero-based position of the option. */
  index: number;
  isCorrect: boolean;
  className?: string | undefined;
};

/** The letter of an option, in a circle. */
export function OptionMark({ index, isCorrect, className }: OptionMarkProps) {
  return (
    <span className={classNames(styles.mark, isCorrect && styles.correct, className)}>
      {optionLetter(index)}
      <span className="visually-hidden">. </span>
    </span>
  );
}
