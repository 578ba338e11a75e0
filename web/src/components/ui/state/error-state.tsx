import type { ReactNode } from 'react';
import { classNames } from '../../../lib/dom/class-names.ts';
import tones from '../badge/tone.module.css';
import { Button } from '../button/button.tsx';
import { Icon } from '../text/icon.tsx';
import styles from './state-message.module.css';

type ErrorStateProps = {
  title?: string;
  headingLevel?: 2 | 3 | 4;
  message: string;
  /** The id by which the people who run the deployment find the failure. */
  reference?: string | null;
  onRetry?: (() => void) | undefined;
  retryLabel?: string;
  isRetrying?: boolean;
  /** Other ways out, such as Go Back. */
  actions?: ReactNode;
};

/** Replaces what could not be shown, and offers to try again. */
export function ErrorState({
  title,
  headingLevel = 2,
  message,
  reference,
  onRetry,
  retryLabel = 'Try Again',
  isRetrying = false,
  actions,
}: ErrorStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div role="alert" className={classNames(styles.message, tones.bad)}>
      <span aria-hidden className={styles.icon}>
        <Icon name="warning" />
      </span>
      {title && <Heading className={styles.title}>{title}</Heading>}
      <p className={styles.text}>{message}</p>
      {reference && <p className={styles.reference}>Reference: {reference}</p>}
      {(onRetry || actions) && (
        <div className={styles.actions}>
          {onRetry && (
            <Button
              variant="primary"
              icon={<Icon name="retry" />}
              isBusy={isRetrying}
              onClick={onRetry}
            >
              {retryLabel}
            </Button>
          )}
          {actions}
        </div>
      )}
    </div>
  );
}
