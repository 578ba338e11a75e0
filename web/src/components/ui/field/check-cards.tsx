import type { ReactNode } from 'react';
import { classNames } from '../../../lib/dom/class-names.ts';
import styles from './radio-cards.module.css';

type CheckCardsProps = {
  /** The group's id; an ErrorSummary links to it. */
  id: string;
  legend: ReactNode;
  hint?: ReactNode;
  options: readonly { value: string; label: ReactNode; marker: ReactNode }[];
  values: readonly string[];
  onChange: (values: string[]) => void;
};

/** As many choices as are wanted, as a group of the same cards as a single choice. */
export function CheckCards({ id, legend, hint, options, values, onChange }: CheckCardsProps) {
  const hintId = `${id}-hint`;
  return (
    <fieldset id={id} className={styles.group} aria-describedby={hint ? hintId : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      {hint && <p id={hintId}>{hint}</p>}
      <div className={styles.options}>
        {options.map(({ value, label, marker }) => (
          <label key={value} className={styles.card}>
            <input
              type="checkbox"
              checked={values.includes(value)}
              onChange={(event) =>
                onChange(
                  event.target.checked
                    ? [...values, value]
                    : values.filter((other) => other !== value),
                )
              }
              className={classNames(styles.radio, styles.check)}
            />
            <span aria-hidden className={styles.marker}>
              {marker}
            </span>
            <span className={styles.words} dir="auto">
              {label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
