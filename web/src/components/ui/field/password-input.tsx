import { useState, type ComponentProps } from 'react';
import { Icon } from '../text/icon.tsx';
import { Input } from './input.tsx';
import styles from './password-input.module.css';

/** A password input with a button that shows and hides it. Give it an autoComplete value. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const [isShown, setIsShown] = useState(false);
  return (
    <div className={styles.wrapper}>
      <Input
        {...props}
        type={isShown ? 'text' : 'password'}
        className={styles.input}
        autoCapitalize="none"
        spellCheck={false}
      />
      <button
        type="button"
        className={styles.toggle}
        aria-label={isShown ? 'Hide password' : 'Show password'}
        onClick={() => setIsShown(!isShown)}
      >
        <Icon name={isShown ? 'slashedEye' : 'eye'} />
      </button>
    </div>
  );
}
