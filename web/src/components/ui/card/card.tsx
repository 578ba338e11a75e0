import { useId, type ReactNode } from 'react';
import { classNames } from '../../../lib/dom/class-names.ts';
import styles from './card.module.css';

type CardProps = {
  as?: 'section' | 'article' | 'div';
  title?: ReactNode;
  description?: ReactNode;
  headingLevel?: 2 | 3 | 4;
  /** Buttons or a badge beside the title. */
  actions?: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
};

/** A surface with an optional heading, which then names the section or article. */
export function Card({
  as: Element = 'section',
  title,
  description,
  headingLevel = 2,
  actions,
  className,
  children,
}: CardProps) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const hasTitle = title !== undefined;
  return (
    <Element
      className={classNames(styles.card, className)}
      aria-labelledby={hasTitle && Element !== 'div' ? titleId : undefined}
    >
      {(hasTitle || actions !== undefined) && (
        <div className={styles.header}>
          {hasTitle && (
            <div className={styles.titles}>
              <Heading id={titleId} className={styles.title} dir="auto">
                {title}
              </Heading>
              {description && <p className={styles.description}>{description}</p>}
            </div>
          )}
          {actions}
        </div>
      )}
      {children}
    </Element>
  );
}
