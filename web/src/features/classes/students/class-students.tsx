import { useQuery } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { lazyPart } from '../../../lib/dom/lazy-part.ts';
import { taughtClassQueries } from '../../../queries/classes.ts';
import styles from './class-students.module.css';
import { CoTeachers } from './co-teachers.tsx';
import { JoinCodeCard } from './join-code-card.tsx';
import { StudentList } from './student-list.tsx';

const ImportRoster = lazyPart(
  async () => (await import('../roster/import-roster.tsx')).ImportRoster,
);

const PrintCards = lazyPart(async () => (await import('../cards/print-cards.tsx')).PrintCards);

/** The Students tab of a class: its students, and the ways for others to join. */
export function ClassStudents({ classId }: { classId: string }) {
  const { data } = useQuery(taughtClassQueries.joining(classId, false));
  const [isImporting, setIsImporting] = useState(false);
  const [printing, setPrinting] = useState<{ only: string | null } | null>(null);
  const importButton = useRef<HTMLButtonElement>(null);
  if (!data) return null;
  const { class: taught, students, invitations } = data;

  function closeImport() {
    flushSync(() => setIsImporting(false));
    importButton.current?.focus();
  }

  if (isImporting) {
    return (
      <Suspense fallback={<Skeleton label="Loading the import…" shape="cards" count={1} />}>
        <ImportRoster
          taught={taught}
          onPrintCards={() => {
            setIsImporting(false);
            setPrinting({ only: null });
          }}
          onClose={closeImport}
        />
      </Suspense>
    );
  }
  if (printing) {
    return (
      <Suspense fallback={<Skeleton label="Loading the cards…" shape="cards" count={1} />}>
        <PrintCards
          taught={taught}
          students={students}
          only={printing.only}
          onClose={() => setPrinting(null)}
        />
      </Suspense>
    );
  }
  return (
    <div className={styles.tab}>
      <StudentList
        taught={taught}
        students={students}
        waiting={invitations}
        importButton={importButton}
        onImport={() => setIsImporting(true)}
        onPrintCards={(only) => setPrinting({ only })}
      />
      {taught.archivedAt === null && <JoinCodeCard taught={taught} />}
      <CoTeachers taught={taught} />
    </div>
  );
}
