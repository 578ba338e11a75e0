import { createContext, useContext, type ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { openTrialStore } from '../../lib/api/open-trial.ts';
import { classNames } from '../../lib/dom/class-names.ts';
import { useStore } from '../../lib/dom/store.ts';
import styles from './footer.module.css';

const FooterLinks = createContext<ReactNode>(null);

/** A layout route that gives the pages inside it these links at their foot. */
export function WithFooter({ links }: { links: ReactNode }) {
  return (
    <FooterLinks value={links}>
      <Outlet />
    </FooterLinks>
  );
}

/** The foot of a page; it renders nothing when the route has no links for it. */
export function Footer({ className }: { className?: string | undefined }) {
  const links = useContext(FooterLinks);
  const isOpenTrial = useStore(openTrialStore);
  if (!links) return null;
  return (
    <footer className={classNames(styles.footer, className)}>
      {isOpenTrial && (
        <p className={styles.trial}>
          This is an open trial: whoever signs up as a teacher sees every student here.
        </p>
      )}
      {links}
    </footer>
  );
}
