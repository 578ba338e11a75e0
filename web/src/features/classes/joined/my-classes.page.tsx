import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { PageLayout } from '../../../components/layouts/page-layout.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { ButtonLink } from '../../../components/ui/button/button-link.tsx';
import { EmptyState } from '../../../components/ui/state/empty-state.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { useDocumentTitle } from '../../../lib/dom/use-document-title.ts';
import { useWayBack } from '../../../lib/dom/use-way-back.ts';
import { paths } from '../../../paths.ts';
import { studentClassesQuery } from '../../../queries/student-classes.ts';
import { ClassOffers } from './class-offers.tsx';
import { JoinForm } from './join-form.tsx';
import { JoinedClass } from './joined-class.tsx';
import { texts } from './joined-texts.ts';
import styles from './my-classes.module.css';

/** /my-classes: the classes that a student is in or is asked into, and the way into another. */
export function MyClassesPage() {
  useDocumentTitle(texts.title);
  const { uid } = useSignedInUser();
  const classes = useQuery(studentClassesQuery(uid));
  return (
    <PageLayout title={texts.title} onBack={useWayBack(paths.studentDashboard)}>
      <ClassOffers />
      <JoinForm />
      <Loaded
        query={classes}
        skeleton={<Skeleton label={texts.loading} shape="cards" />}
        error={texts.loadFailed}
      >
        {(list) =>
          list.length === 0 ? (
            <EmptyState illustration="team" title={texts.emptyTitle}>
              {texts.empty}
            </EmptyState>
          ) : (
            <>
              <ul className={styles.classes}>
                {list.map((one) => (
                  <li key={one.id}>
                    <JoinedClass joined={one} />
                  </li>
                ))}
              </ul>
              <ButtonLink
                to={paths.studentQuizzes}
                icon={<ArrowRight aria-hidden />}
                className={styles.wayOn}
              >
                {texts.wayOn}
              </ButtonLink>
            </>
          )
        }
      </Loaded>
    </PageLayout>
  );
}
