import { createContext, useContext, type ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { classNames } from '../../lib/dom/class-names.ts';
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
  return links && <footer className={classNames(styles.footer, className)}>{links}</footer>;
}
