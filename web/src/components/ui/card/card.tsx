import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../../../lib/dom/class-names.ts';
import styles from './card.module.css';

type CardProps = Omit<ComponentProps<'section'>, 'title' | 'ref'> & {
  as?: 'section' | 'article' | 'div';
  title?: ReactNode;
  description?: ReactNode;
  headingLevel?: 2 | 3 | 4;
  /** Buttons or a badge beside the title. */
  actions?: ReactNode;
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
  ...rest
}: CardProps) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const hasTitle = title !== undefined;
  return (
    <Element
      {...rest}
      className={classNames(styles.card, className)}
      aria-labelledby={hasTitle && Element !== 'div' ? titleId : rest['aria-labelledby']}
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
