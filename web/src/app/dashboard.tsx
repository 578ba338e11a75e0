import { Suspense, type ComponentType } from 'react';
import { DashboardLayout } from '../components/layouts/dashboard-layout.tsx';
import { ErrorBoundary } from '../components/ui/error-boundary.tsx';
import { Skeleton } from '../components/ui/skeleton.tsx';
import type { Tab } from '../components/ui/tabs.tsx';
import { signOut } from '../lib/session.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { ErrorPart } from './error-page.tsx';
import { SiteLinks } from './site-links.tsx';
import { useTab } from './use-tab.ts';

/** A tab and the lazy component that it shows. */
export type DashboardTab = Tab & { Content: ComponentType };

type DashboardProps = {
  title: string;
  userName: string;
  tabs: readonly [DashboardTab, ...DashboardTab[]];
};

/** What both dashboards are: tabs in the address, each loaded when it is opened. */
export function Dashboard({ title, userName, tabs }: DashboardProps) {
  const [tab, selectTab] = useTab(tabs);
  useDocumentTitle(tab.label);
  return (
    <DashboardLayout
      title={title}
      userName={userName}
      tabs={tabs}
      currentTab={tab.id}
      onSelectTab={selectTab}
      onLogOut={() => void signOut()}
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
