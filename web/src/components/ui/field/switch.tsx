import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './switch.module.css';

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> & {
  label: ReactNode;
  /** What the current position means. */
  hint?: ReactNode;
};

/** A setting that is on or off: the browser's own checkbox with another look. */
export function Switch({ label, hint, id, ...rest }: SwitchProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const hintId = `${inputId}-hint`;
  return (
    <div className={styles.wrapper}>
      <input
        {...rest}
        id={inputId}
        type="checkbox"
        role="switch"
        aria-describedby={hint ? hintId : undefined}
        className={styles.input}
      />
      <div className={styles.words}>
        <label htmlFor={inputId} className={styles.label}>
          {label}
        </label>
        {hint && (
          <p id={hintId} className={styles.hint}>
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
