import type { ComponentProps } from 'react';
import { classNames } from '../../../lib/dom/class-names.ts';
import styles from './input.module.css';

export function Input({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input {...rest} type={type} className={classNames(styles.input, className)} />;
}
