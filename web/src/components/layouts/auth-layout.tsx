import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { classNames } from '../../lib/dom/class-names.ts';
import { Brand } from '../ui/text/brand.tsx';
import styles from './auth-layout.module.css';
import { Footer } from './footer.tsx';

type AuthLayoutProps = {
  title: string;
  subtitle?: string;
  /** Screens to switch between, as links that look like tabs on top of the card. */
  screens?: readonly { to: string; label: string }[];
  children: ReactNode;
  /** Shown beside the card if there is room, else below it. Its space is reserved. */
  aside?: ReactNode;
};

/** One or two cards in the middle of the page. */
export function AuthLayout({ title, subtitle, screens, children, aside }: AuthLayoutProps) {
  return (
    <div className={classNames(styles.page, aside !== undefined && styles.withAside)}>
      <header className={styles.header}>
        <Brand size={48} />
        <p className={styles.tagline}>Smarter Study, Guided Growth</p>
      </header>
      <main id="main" tabIndex={-1} className={styles.card}>
        {screens && (
          <nav aria-label="Account" className={styles.screens}>
            {screens.map(({ to, label }) => (
              <NavLink key={to} to={to} replace>
                {label}
              </NavLink>
            ))}
          </nav>
        )}
        <div>
          <h1 tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        {children}
      </main>
      {aside && (
        <aside aria-label="Sample question" className={styles.aside}>
          {aside}
        </aside>
      )}
      <Footer />
    </div>
  );
}
