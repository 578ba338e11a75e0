import type { ReactNode } from 'react';
import { classNames } from '../../../lib/dom/class-names.ts';
import { FieldError } from './field.tsx';
import styles from './radio-cards.module.css';

type RadioOption<Value extends string> = {
  value: Value;
  label: ReactNode;
  description?: ReactNode;
  /** A decorative letter or icon before the label. */
  marker?: ReactNode;
};

type RadioCardsProps<Value extends string> = {
  /** The group's id; an ErrorSummary links to it. */
  id: string;
  legend: ReactNode;
  isLegendHidden?: boolean;
  options: readonly RadioOption<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  error?: string | null | undefined;
  /** Side by side where there is room, or one below the other. */
  layout?: 'row' | 'column';
};

/** A single choice as a group of cards, each at least 56 px high. */
export function RadioCards<Value extends string>({
  id,
  legend,
  isLegendHidden = false,
  options,
  value,
  onChange,
  error,
  layout = 'column',
}: RadioCardsProps<Value>) {
  const errorId = `${id}-error`;
  return (
    <fieldset id={id} className={styles.group} aria-describedby={error ? errorId : undefined}>
      <legend className={isLegendHidden ? 'visually-hidden' : styles.legend}>{legend}</legend>
      <div className={classNames(styles.options, layout === 'row' && styles.row)}>
        {options.map((option) => (
          <label key={option.value} className={styles.card}>
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className={styles.radio}
            />
            {option.marker !== undefined && (
              <span aria-hidden className={styles.marker}>
                {option.marker}
              </span>
            )}
            <span className={styles.words} dir="auto">
              <span>{option.label}</span>
              {option.description && <span className={styles.hint}>{option.description}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
