import { Suspense, useEffect, type ReactNode } from 'react';
import { DashboardLayout } from '../components/layouts/dashboard-layout.tsx';
import { ErrorBoundary } from '../components/ui/state/error-boundary.tsx';
import { Skeleton } from '../components/ui/state/skeleton.tsx';
import type { Tab } from '../components/ui/tabs/tabs.tsx';
import { signOut } from '../lib/auth/session.ts';
import type { LazyPart } from '../lib/dom/lazy-part.ts';
import { useDocumentTitle } from '../lib/dom/use-document-title.ts';
import { whenIdle } from '../lib/dom/when-idle.ts';
import { ErrorPart } from './error-page.tsx';
import { useFirstAnswers } from './use-first-answers.ts';
import { useTab } from './use-tab.ts';

/** A tab and its component, whose code is fetched on the first visit. */
export type DashboardTab = Tab & {
  Content: LazyPart<object>;
  /** People are likely to open it next, so its code is fetched once the page has loaded. */
  isLikelyNext?: boolean;
};

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

/** The frame of both dashboards: tabs in the address, each loaded when it is opened. */
export function Dashboard({ title, userName, tabs, links, head, notice }: DashboardProps) {
  const [tab, selectTab] = useTab(tabs);
  useDocumentTitle(tab.label);
  const isThere = useFirstAnswers();
  useEffect(() => {
    if (isThere) whenIdle(() => loadNext(tabs));
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
    >
      <ErrorBoundary key={tab.id} fallback={(error, retry) => <ErrorPart {...{ error, retry }} />}>
        <Suspense fallback={<Skeleton label={`Loading ${tab.label}…`} shape="cards" />}>
          <tab.Content />
        </Suspense>
      </ErrorBoundary>
    </DashboardLayout>
  );
}

/** A failure can be ignored, because opening the tab tries again. */
function loadNext(tabs: readonly DashboardTab[]) {
  for (const { isLikelyNext, Content } of tabs) {
    if (isLikelyNext) void Content.load().catch(() => undefined);
  }
}
