import type { ComponentProps } from 'react';
import { classNames } from '../../../lib/dom/class-names.ts';
import inputStyles from './input.module.css';
import styles from './textarea.module.css';

/** Grows with its text in browsers that support it. */
export function Textarea({ className, rows = 2, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...rest}
      rows={rows}
      className={classNames(inputStyles.input, styles.textarea, className)}
    />
  );
}
