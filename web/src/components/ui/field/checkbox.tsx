import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './checkbox.module.css';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & { label: ReactNode };

export function Checkbox({ label, id, ...rest }: CheckboxProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <div className={styles.wrapper}>
      <input {...rest} id={inputId} type="checkbox" className={styles.box} />
      <label htmlFor={inputId} className={styles.label}>
        {label}
      </label>
    </div>
  );
}
