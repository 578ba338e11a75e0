import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMediaQuery } from '../../lib/dom/use-media-query.ts';
import { ButtonLink } from '../ui/button/button-link.tsx';
import { Button } from '../ui/button/button.tsx';
import { TabList, TabPanel, type Tab } from '../ui/tabs/tabs.tsx';
import { Brand } from '../ui/text/brand.tsx';
import styles from './dashboard-layout.module.css';
import { SkipLink } from './skip-link.tsx';

type DashboardLayoutProps<Id extends string> = {
  /** The page's h1. */
  title: string;
  subtitle?: string;
  userName: string;
  /** What the tabs are, for screen readers. */
  tabsLabel?: string;
  tabs: readonly Tab<Id>[];
  currentTab: Id;
  onSelectTab: (id: Id) => void;
  onLogOut: () => void;
  /** A page beside the tabs. */
  link?: { to: string; label: string; icon: ReactNode };
  /** The selected tab's content; its headings begin at h2. */
  children: ReactNode;
  /** Above every tab. */
  notice?: ReactNode;
  footer?: ReactNode;
};

/** From 900 px a sidebar with tabs; below it a top bar, and the tabs as a bar at the bottom. */
export function DashboardLayout<Id extends string>({
  title,
  subtitle,
  userName,
  tabsLabel = 'Sections',
  tabs,
  currentTab,
  onSelectTab,
  onLogOut,
  link,
  children,
  notice,
  footer,
}: DashboardLayoutProps<Id>) {
  const hasSidebar = useMediaQuery('(width >= 900px)');
  return (
    <div className={styles.shell}>
      <SkipLink />
      <header className={styles.side}>
        <Brand />
        <TabList
          label={tabsLabel}
          tabs={tabs}
          current={currentTab}
          onSelect={onSelectTab}
          orientation={hasSidebar ? 'vertical' : 'horizontal'}
          look="menu"
          className={styles.tabs}
        />
        {link && (
          <ButtonLink to={link.to} variant="quiet" icon={link.icon} className={styles.link}>
            {link.label}
          </ButtonLink>
        )}
        <div className={styles.account}>
          <p className={styles.name} dir="auto">
            {userName}
          </p>
          <Button
            variant="quiet"
            icon={<LogOut aria-hidden />}
            className={styles.logOut}
            onClick={onLogOut}
          >
            Log out
          </Button>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <div>
          <h1 tabIndex={-1} dir="auto">
            {title}
          </h1>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        {notice}
        <TabPanel id={currentTab} className={styles.panel}>
          {children}
        </TabPanel>
        {footer && <footer className={styles.footer}>{footer}</footer>}
      </main>
    </div>
  );
}
