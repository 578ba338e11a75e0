import { useId } from 'react';
import { focusField } from '../../../lib/dom/focus-field.ts';
import { Icon } from '../text/icon.tsx';
import styles from './error-summary.module.css';

/** A null fieldId is an error of the whole form, such as a refused password. */
export type FormError = { fieldId: string | null; message: string };

type ErrorSummaryProps = { errors: readonly FormError[]; title?: string };

/** A list of errors on top of a form, each a link to its field. Renders nothing without errors. */
export function ErrorSummary({ errors, title = 'There is a problem' }: ErrorSummaryProps) {
  const titleId = useId();
  return (
    <div role="alert" aria-labelledby={errors.length > 0 ? titleId : undefined}>
      {errors.length > 0 && (
        <div className={styles.box}>
          <Icon name="warning" />
          <div>
            <p id={titleId} className={styles.title}>
              {title}
            </p>
            <ul className={styles.list}>
              {errors.map(({ fieldId, message }) => (
                <li key={message}>
                  {fieldId === null ? (
                    message
                  ) : (
                    <a
                      href={`#${fieldId}`}
                      onClick={(event) => {
                        event.preventDefault();
                        focusField(fieldId);
                      }}
                    >
                      {message}
                    </a>
                  )}
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </div>
  );
}
