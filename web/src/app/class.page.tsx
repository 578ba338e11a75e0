import type { TaughtClass } from '@study-assistant/contract/classes/classes';
import { useQuery } from '@tanstack/react-query';
import { ClipboardList, Table2, Users } from 'lucide-react';
import { Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useShownClass } from '../components/classes/use-shown-class.ts';
import { PageLayout } from '../components/layouts/page-layout.tsx';
import { Loaded } from '../components/loaded.tsx';
import { Badge } from '../components/ui/badge/badge.tsx';
import { ErrorBoundary } from '../components/ui/state/error-boundary.tsx';
import { Skeleton } from '../components/ui/state/skeleton.tsx';
import { TabList, TabPanel, type Tab } from '../components/ui/tabs/tabs.tsx';
import { AssignInClass } from '../features/assignments/assign-in-class.tsx';
import { ClassStudents } from '../features/classes/students/class-students.tsx';
import { ClassActions } from '../features/classes/taught/class-actions.tsx';
import { texts } from '../features/classes/taught/class-texts.ts';
import { isMissingOrInvalid } from '../lib/api/is-missing-or-invalid.ts';
import { lazyPart, type Place } from '../lib/dom/lazy-part.ts';
import { useDocumentTitle } from '../lib/dom/use-document-title.ts';
import { useMediaQuery } from '../lib/dom/use-media-query.ts';
import { useWayBack } from '../lib/dom/use-way-back.ts';
import { paths } from '../paths.ts';
import { taughtClassQueries } from '../queries/classes.ts';
import { ErrorPart } from './error-page.tsx';
import { tabAt, useTab } from './use-tab.ts';

type ClassTab = Tab & {
  Content: ComponentType<{ classId: string }> & { load?: () => Promise<unknown> };
};

const tabs: [ClassTab, ...ClassTab[]] = [
  { id: 'students', label: 'Students', icon: <Users aria-hidden />, Content: ClassStudents },
  {
    id: 'assignments',
    label: 'Assignments',
    icon: <ClipboardList aria-hidden />,
    Content: lazyPart(
      async () => (await import('../features/assignments/class-assignments.tsx')).ClassAssignments,
    ),
  },
  {
    id: 'markbook',
    label: 'Markbook',
    icon: <Table2 aria-hidden />,
    Content: lazyPart(
      async () => (await import('../features/assignments/markbook/markbook.tsx')).Markbook,
    ),
  },
];

/** /classes/{classId}: everything that belongs to one class. */
export function ClassPage() {
  const { classId = '' } = useParams();
  const query = useQuery(taughtClassQueries.one(classId));
  const goBack = useWayBack(paths.classes);
  useDocumentTitle(query.data?.class.name ?? texts.title);
  const frame = (part: ReactNode) => (
    <PageLayout width="wide" title={texts.title} onBack={goBack}>
      {part}
    </PageLayout>
  );
  return (
    <Loaded
      query={query}
      skeleton={<Skeleton label={texts.classLoading} shape="rows" count={6} />}
      error={(error) =>
        isMissingOrInvalid(error)
          ? { message: texts.classMissing, canRetry: false }
          : texts.classFailed
      }
      frame={frame}
    >
      {({ class: taught }) => <TaughtClassPage taught={taught} onBack={goBack} />}
    </Loaded>
  );
}

ClassPage.loadParts = async ({ search }: Place) =>
  tabAt(tabs, new URLSearchParams(search)).Content.load?.();

function TaughtClassPage({ taught, onBack }: { taught: TaughtClass; onBack: () => void }) {
  const { id, name, subject, grade, archivedAt } = taught;
  const [tab, selectTab] = useTab(tabs);
  useShownClass(archivedAt === null ? id : null);
  // The buttons stay where they were first: turning a phone must not take away a dialog of theirs.
  const [isWide] = useState(useMediaQuery('(width >= 640px)'));
  return (
    <PageLayout
      width="wide"
      title={name}
      facts={
        <>
          <span dir="auto">{subject}</span>
          <span>Grade {grade}</span>
          {archivedAt !== null && <Badge>Archived</Badge>}
        </>
      }
      onBack={onBack}
      actions={
        <>
          {archivedAt === null && <AssignInClass classId={id} />}
          <ClassActions taught={taught} />
        </>
      }
      hasActionsLast={!isWide && tab.id === 'markbook'}
    >
      {archivedAt !== null && <p>{texts.archivedNotice}</p>}
      <TabList
        label="Parts of the class"
        tabs={tabs}
        current={tab.id}
        onSelect={selectTab}
        className="no-print"
      />
      <TabPanel id={tab.id}>
        <ErrorBoundary
          key={tab.id}
          fallback={(error, retry) => <ErrorPart {...{ error, retry }} />}
        >
          <Suspense fallback={<Skeleton label={`Loading ${tab.label}…`} shape="rows" count={6} />}>
            <tab.Content classId={id} />
          </Suspense>
        </ErrorBoundary>
      </TabPanel>
    </PageLayout>
  );
}
