import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { Footer } from '../components/layouts/footer.tsx';
import { ErrorBoundary } from '../components/ui/state/error-boundary.tsx';
import { Skeleton } from '../components/ui/state/skeleton.tsx';
import { TabPanel } from '../components/ui/tabs/tabs.tsx';
import type { LazyPart } from '../lib/dom/lazy-part.ts';
import { useDocumentTitle } from '../lib/dom/use-document-title.ts';
import { whenQuiet } from '../lib/dom/when-quiet.ts';
import styles from './dashboard.module.css';
import { ErrorPart } from './error-page.tsx';
import type { MenuSection } from './menu/menu.tsx';
import { useTab } from './use-tab.ts';

type DashboardProps<Id extends string> = {
  title: string;
  sections: readonly [MenuSection<Id>, ...MenuSection<Id>[]];
  /** By section, what its tab shows; the code is fetched on the first visit. */
  contents: Record<Id | 'quiz', LazyPart<object>>;
  /** Shown above the tabs from the start. */
  head?: ReactNode;
  /** Shown above the tabs once the tab itself is there. */
  notice?: ReactNode;
};

/** What both dashboards have in common: the section in the address as the panel of its tab. */
export function Dashboard<Id extends string>({
  title,
  sections,
  contents,
  head,
  notice,
}: DashboardProps<Id>) {
  const [{ id, label }] = useTab(sections);
  useDocumentTitle(label);
  const [isThere, setThere] = useState(false);
  const { quiz } = contents;
  useEffect(() => {
    whenQuiet(() => {
      setThere(true);
      // People are likely to open it next. A failure can be ignored: opening the tab tries again.
      void quiz.load().catch(() => undefined);
    });
  }, [quiz]);
  const Content: LazyPart<object> = contents[id];
  return (
    <main id="main" tabIndex={-1} className={styles.main}>
      <h1 tabIndex={-1} dir="auto">
        {title}
      </h1>
      {head}
      {isThere && notice}
      <TabPanel id={id} className={styles.panel}>
        <ErrorBoundary key={id} fallback={(error, retry) => <ErrorPart {...{ error, retry }} />}>
          <Suspense fallback={<Skeleton label={`Loading ${label}…`} shape="cards" />}>
            <Content />
          </Suspense>
        </ErrorBoundary>
      </TabPanel>
      <Footer />
    </main>
  );
}
