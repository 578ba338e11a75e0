import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../lib/dom/class-names.ts';
import { Button } from '../ui/button/button.tsx';
import { Footer } from './footer.tsx';
import styles from './page-layout.module.css';

type PageLayoutProps = {
  /** The page's h1. */
  title: ReactNode;
  /** A line above the title, such as the name of the person the page is about. */
  eyebrow?: ReactNode;
  subtitle?: ReactNode;
  /** Badges and facts below the title. */
  facts?: ReactNode;
  backLabel?: string;
  onBack?: (() => void) | undefined;
  /** Buttons at the top right. */
  actions?: ReactNode;
  /** Shows them at the end, where the content has to come first. */
  hasActionsLast?: boolean;
  width?: 'narrow' | 'wide';
  children: ReactNode;
};

/** A page with its heading and, above it, the way back and its actions. */
export function PageLayout({
  title,
  eyebrow,
  subtitle,
  facts,
  backLabel = 'Back',
  onBack,
  actions,
  hasActionsLast = false,
  width = 'narrow',
  children,
}: PageLayoutProps) {
  const buttons = actions && (
    <div className={classNames(styles.actions, hasActionsLast && 'no-print')}>{actions}</div>
  );
  return (
    <div className={classNames(styles.page, styles[width])}>
      <main id="main" tabIndex={-1} className={styles.main}>
        {(onBack || (buttons && !hasActionsLast)) && (
          <div className={classNames(styles.bar, 'no-print')}>
            {onBack && (
              <Button
                variant="quiet"
                icon={<ArrowLeft aria-hidden />}
                className={styles.back}
                onClick={onBack}
              >
                {backLabel}
              </Button>
            )}
            {!hasActionsLast && buttons}
          </div>
        )}
        <div className={styles.heading}>
          {eyebrow && <p className={styles.subtitle}>{eyebrow}</p>}
          <h1 tabIndex={-1} dir="auto">
            {title}
          </h1>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
          {facts && <div className={styles.facts}>{facts}</div>}
        </div>
        {children}
        {hasActionsLast && buttons}
      </main>
      <Footer className={styles.footer} />
    </div>
  );
}
