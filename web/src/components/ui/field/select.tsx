import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../../../lib/dom/class-names.ts';
import inputStyles from './input.module.css';
import styles from './select.module.css';

/** The browser's own select; its options are children. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <div className={styles.wrapper}>
      <select {...rest} className={classNames(inputStyles.input, styles.select, className)} />
      <ChevronDown aria-hidden className={styles.icon} />
    </div>
  );
}
