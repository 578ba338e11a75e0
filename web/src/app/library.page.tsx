import { ListChecks } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageLayout } from '../components/layouts/page-layout.tsx';
import styles from '../components/library/library.module.css';
import { ButtonLink } from '../components/ui/button/button-link.tsx';
import { TabList, TabPanel, type Tab } from '../components/ui/tabs/tabs.tsx';
import type { AssignedQuiz } from '../features/assignments/form/assign-form.tsx';
import { MaterialShelf } from '../features/materials/library/material-shelf.tsx';
import { QuizLibrary } from '../features/quizzes/library/quiz-library.tsx';
import { lazyPart } from '../lib/dom/lazy-part.ts';
import { useDocumentTitle } from '../lib/dom/use-document-title.ts';
import { useWayBack } from '../lib/dom/use-way-back.ts';
import { paths } from '../paths.ts';

const AssignDialog = lazyPart(
  async () => (await import('../features/assignments/form/assign-dialog.tsx')).AssignDialog,
);

type Shown = 'quizzes' | 'materials';

const tabs: Tab<Shown>[] = [
  { id: 'quizzes', label: 'Quizzes' },
  { id: 'materials', label: 'Materials' },
];

/** /library: all quizzes and materials that a teacher can use, with search and filters. */
export function LibraryPage() {
  const [params, setParams] = useSearchParams();
  const shown: Shown = params.get('show') === 'materials' ? 'materials' : 'quizzes';
  const [assigned, setAssigned] = useState<AssignedQuiz | null>(null);
  useDocumentTitle('Library');
  const goBack = useWayBack(shown === 'quizzes' ? paths.teacherQuizzes : paths.teacherDashboard);

  /** The filters of one list mean nothing to the other. */
  function show(id: Shown) {
    setParams(id === 'quizzes' ? {} : { show: id }, { replace: true });
  }

  return (
    <PageLayout
      title="Library"
      width="wide"
      onBack={goBack}
      actions={
        <ButtonLink to={paths.questionBank} icon={<ListChecks aria-hidden />}>
          All questions
        </ButtonLink>
      }
    >
      <TabList label="Library" tabs={tabs} current={shown} onSelect={show} />
      <TabPanel id={shown} className={styles.panel}>
        <h2 className="visually-hidden">{shown === 'quizzes' ? 'Quizzes' : 'Materials'}</h2>
        {shown === 'quizzes' ? <QuizLibrary onAssign={setAssigned} /> : <MaterialShelf />}
      </TabPanel>
      <Suspense>
        {assigned && <AssignDialog quiz={assigned} onClose={() => setAssigned(null)} />}
      </Suspense>
    </PageLayout>
  );
}
