import type { TeacherToday } from '@study-assistant/contract/assignments/teacher-today';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { ConfirmAddress } from '../../../components/accounts/confirm-address.tsx';
import { PageLayout } from '../../../components/layouts/page-layout.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { Badge } from '../../../components/ui/badge/badge.tsx';
import { Button } from '../../../components/ui/button/button.tsx';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { EmptyState } from '../../../components/ui/state/empty-state.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { describeFailure } from '../../../lib/api/describe-failure.ts';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { useDocumentTitle } from '../../../lib/dom/use-document-title.ts';
import { useWayBack } from '../../../lib/dom/use-way-back.ts';
import { count } from '../../../lib/format/numbers.ts';
import { paths } from '../../../paths.ts';
import { reportQueries } from '../../../queries/assignment-reports.ts';
import {
  classListQuery,
  createClass,
  taughtClassQueries,
  type ListedClass,
} from '../../../queries/classes.ts';
import { emptyClass } from './class-fields.ts';
import { ClassFormDialog } from './class-form-dialog.tsx';
import { texts } from './class-texts.ts';
import styles from './classes.module.css';

/** /classes: the teacher's classes. */
export function ClassesPage() {
  useDocumentTitle(texts.title);
  const classes = useQuery(classListQuery);
  const { isAsking, ask, dialog } = useNewClass(classes.data ?? []);
  const newClass = (
    <Button variant="primary" icon={<Plus aria-hidden />} onClick={ask}>
      New class
    </Button>
  );
  const hasClasses = classes.data !== undefined && classes.data.length > 0;
  return (
    <PageLayout
      width="wide"
      title={texts.title}
      onBack={useWayBack(paths.teacherDashboard)}
      actions={hasClasses && newClass}
    >
      <Loaded
        query={classes}
        skeleton={<Skeleton label={texts.loading} shape="cards" />}
        error={texts.loadFailed}
      >
        {(list) =>
          list.length === 0 ? (
            <EmptyState illustration="team" title={texts.emptyTitle} actions={newClass}>
              {texts.empty}
            </EmptyState>
          ) : (
            <ClassList classes={list} />
          )
        }
      </Loaded>
      <ConfirmAddress path={paths.classes}>{texts.confirm}</ConfirmAddress>
      {isAsking && dialog}
    </PageLayout>
  );
}

/** Creates a class and opens it, since the next step is to let students join. */
function useNewClass(classes: readonly ListedClass[]) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: createClass,
    onSuccess: (created) => {
      client.setQueryData(taughtClassQueries.one(created.id).queryKey, {
        class: created,
        students: [],
        invitations: [],
      });
      void client.invalidateQueries(classListQuery);
      toast.success(texts.created);
      void navigate(paths.schoolClass(created.id));
    },
  });
  const dialog = (
    <ClassFormDialog
      title="New class"
      submitLabel="Make the class"
      initial={emptyClass(classes)}
      isBusy={isPending}
      error={error && describeFailure(texts.failed, error)}
      onSubmit={mutate}
      onCancel={() => setIsAsking(false)}
    />
  );
  return { isAsking, ask: () => setIsAsking(true), dialog };
}

/** The classes as cards; archived ones are folded up. */
function ClassList({ classes }: { classes: readonly ListedClass[] }) {
  const running = classes.filter(({ archivedAt }) => archivedAt === null);
  const archived = classes.filter(({ archivedAt }) => archivedAt !== null);
  return (
    <>
      {running.length === 0 ? <p>{texts.noneRuns}</p> : <Cards classes={running} />}
      {archived.length > 0 && (
        <details className={styles.archived}>
          <summary>Archived classes ({archived.length})</summary>
          <Cards classes={archived} />
        </details>
      )}
    </>
  );
}

/** What goes on in a class stands on its card once it is known; the cards do not wait for it. */
function Cards({ classes }: { classes: readonly ListedClass[] }) {
  const { uid } = useSignedInUser();
  const counts = useQuery(reportQueries.today(uid)).data?.today.classes ?? [];
  return (
    <ul className={styles.cards}>
      {classes.map(({ id, name, subject, grade, students }) => (
        <li key={id} className={styles.card}>
          <h2 className={styles.name}>
            <Link to={paths.schoolClass(id)} className={styles.link} dir="auto">
              {name}
            </Link>
          </h2>
          <p dir="auto">{subject}</p>
          <p className={styles.facts}>
            Grade {grade} · {count(students, 'student')}
          </p>
          <GoesOn counts={counts.find(({ classId }) => classId === id)} />
        </li>
      ))}
    </ul>
  );
}

type Counts = TeacherToday['classes'][number];

/** How many quizzes are open, and what waits for the teacher. */
function GoesOn({ counts }: { counts: Counts | undefined }) {
  if (!counts) return null;
  const { open, toRelease } = counts;
  return (
    <p className={styles.facts}>
      {open > 0 && <span>{open === 1 ? '1 quiz open' : `${open} quizzes open`}</span>}
      {toRelease > 0 && <Badge tone="warn">{toRelease} with results to release</Badge>}
    </p>
  );
}
