import { createContext, useContext, type ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { classNames } from '../../lib/dom/class-names.ts';
import styles from './footer.module.css';

const FooterLinks = createContext<ReactNode>(null);

/** A layout route: the pages inside it have these links at their foot. */
export function WithFooter({ links }: { links: ReactNode }) {
  return (
    <FooterLinks value={links}>
      <Outlet />
    </FooterLinks>
  );
}

/** The foot of a page, where the layout puts it; nothing where the route has no links for it. */
export function Footer({ className }: { className?: string | undefined }) {
  const links = useContext(FooterLinks);
  return links && <footer className={classNames(styles.footer, className)}>{links}</footer>;
}
