import { Suspense, useEffect, type ComponentType, type ReactNode } from 'react';
import { DashboardLayout } from '../components/layouts/dashboard-layout.tsx';
import { ErrorBoundary } from '../components/ui/state/error-boundary.tsx';
import { Skeleton } from '../components/ui/state/skeleton.tsx';
import type { Tab } from '../components/ui/tabs/tabs.tsx';
import { signOut } from '../lib/auth/session.ts';
import { lazyPart } from '../lib/dom/lazy-part.ts';
import { useDocumentTitle } from '../lib/dom/use-document-title.ts';
import { whenIdle } from '../lib/dom/when-idle.ts';
import { ErrorPart } from './error-page.tsx';
import { SiteLinks } from './site-links.tsx';
import { useFirstAnswers } from './use-first-answers.ts';
import { useTab } from './use-tab.ts';

/** A tab and the component that it shows, whose code comes with the first visit or on idle. */
export type DashboardTab = Tab & { Content: ComponentType; preload: () => Promise<unknown> };

export function lazyContent(load: () => Promise<ComponentType>) {
  return { Content: lazyPart(load), preload: load };
}

type DashboardProps = {
  title: string;
  userName: string;
  tabs: readonly [DashboardTab, ...DashboardTab[]];
  links: readonly { to: string; label: string; icon: ReactNode }[];
  /** Shown above the tabs from the start. */
  head?: ReactNode;
  /** Shown above the tabs once the tab itself is there. */
  notice?: ReactNode;
};

/** What both dashboards are: tabs in the address, each loaded when it is opened. */
export function Dashboard({ title, userName, tabs, links, head, notice }: DashboardProps) {
  const [tab, selectTab] = useTab(tabs);
  useDocumentTitle(tab.label);
  const isThere = useFirstAnswers();
  useEffect(() => {
    if (isThere) whenIdle(() => preloadAll(tabs));
  }, [isThere, tabs]);
  return (
    <DashboardLayout
      title={title}
      userName={userName}
      tabs={tabs}
      currentTab={tab.id}
      onSelectTab={selectTab}
      links={links}
      onLogOut={() => void signOut()}
      notice={
        <>
          {head}
          {isThere && notice}
        </>
      }
      footer={<SiteLinks />}
    >
      <ErrorBoundary key={tab.id} fallback={(error, retry) => <ErrorPart {...{ error, retry }} />}>
        <Suspense fallback={<Skeleton label={`Loading ${tab.label}…`} shape="cards" />}>
          <tab.Content />
        </Suspense>
      </ErrorBoundary>
    </DashboardLayout>
  );
}

/** A failure does not matter: opening the tab tries again. */
function preloadAll(tabs: readonly DashboardTab[]) {
  for (const { preload } of tabs) void preload().catch(() => undefined);
}
