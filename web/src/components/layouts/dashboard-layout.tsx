import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useMediaQuery } from '../../lib/dom/use-media-query.ts';
import { initialsOf } from '../../lib/format/initials.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../ui/button/button-link.tsx';
import { Button } from '../ui/button/button.tsx';
import { TabList, TabPanel, type Tab } from '../ui/tabs/tabs.tsx';
import { Brand } from '../ui/text/brand.tsx';
import styles from './dashboard-layout.module.css';
import { Footer } from './footer.tsx';
import { SkipLink } from './skip-link.tsx';

type DashboardLayoutProps<Id extends string> = {
  /** The page's h1. */
  title: string;
  userName: string;
  tabs: readonly Tab<Id>[];
  currentTab: Id;
  onSelectTab: (id: Id) => void;
  onLogOut: () => void;
  /** Links to pages, listed next to the tabs. */
  links?: readonly { to: string; label: string; icon: ReactNode }[];
  /** The selected tab's content; its headings begin at h2. */
  children: ReactNode;
  /** Shown above every tab. */
  notice?: ReactNode;
};

/** A page with tabs in a sidebar from 900 px on, and below that in a bar at the bottom. */
export function DashboardLayout<Id extends string>({
  title,
  userName,
  tabs,
  currentTab,
  onSelectTab,
  onLogOut,
  links = [],
  children,
  notice,
}: DashboardLayoutProps<Id>) {
  const hasSidebar = useMediaQuery('(width >= 900px)');
  return (
    <div className={styles.shell}>
      <SkipLink />
      <header className={styles.side}>
        <Brand />
        <TabList
          label="Sections"
          tabs={tabs}
          current={currentTab}
          onSelect={onSelectTab}
          orientation={hasSidebar ? 'vertical' : 'horizontal'}
          look="menu"
          className={styles.tabs}
        />
        {links.map(({ to, label, icon }) => (
          <ButtonLink key={to} to={to} variant="quiet" icon={icon} className={styles.link}>
            {label}
          </ButtonLink>
        ))}
        <div className={styles.account}>
          <Link to={paths.account} title="Your account" className={styles.name} dir="auto">
            <span className={styles.fullName}>{userName}</span>
            <span aria-hidden className={styles.initials}>
              {initialsOf(userName)}
            </span>
          </Link>
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
        <h1 tabIndex={-1} dir="auto">
          {title}
        </h1>
        {notice}
        <TabPanel id={currentTab} className={styles.panel}>
          {children}
        </TabPanel>
        <Footer />
      </main>
    </div>
  );
}
