import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Presentation } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { ConfirmAddress } from '../../../components/accounts/confirm-address.tsx';
import { PageLayout } from '../../../components/layouts/page-layout.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { ButtonLink } from '../../../components/ui/button/button-link.tsx';
import { EmptyState } from '../../../components/ui/state/empty-state.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { useDocumentTitle } from '../../../lib/dom/use-document-title.ts';
import { useKeptFocus } from '../../../lib/dom/use-kept-focus.ts';
import { useWayBack } from '../../../lib/dom/use-way-back.ts';
import { paths } from '../../../paths.ts';
import { studentClassesQuery } from '../../../queries/classes.ts';
import { ClassOffers } from './class-offers.tsx';
import { JoinForm } from './join-form.tsx';
import { JoinedClass } from './joined-class.tsx';
import { texts } from './joined-texts.ts';
import styles from './my-classes.module.css';

/**
 * /my-classes: the student's classes and invitations, and a form for joining another class. The
 * form is folded below her classes unless she has none, or came by a link with a code.
 */
export function MyClassesPage() {
  useDocumentTitle(texts.title);
  const { uid } = useSignedInUser();
  const classes = useQuery(studentClassesQuery(uid));
  // The form that she has just sent moves away under her hands.
  useKeptFocus(classes.data);
  const isFormFirst = useIsFormFirst(classes.data?.length, classes.isError);
  return (
    <PageLayout title={texts.title} onBack={useWayBack(paths.studentDashboard)}>
      <ClassOffers />
      {isFormFirst && <JoinForm />}
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
              <ButtonLink
                to={paths.board}
                icon={<Presentation aria-hidden />}
                className={styles.wayOn}
              >
                {texts.board}
              </ButtonLink>
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
              {isFormFirst === false && (
                <details>
                  <summary className={styles.another}>{texts.another}</summary>
                  <JoinForm />
                </details>
              )}
            </>
          )
        }
      </Loaded>
      <ConfirmAddress path={paths.myClasses}>{texts.confirm}</ConfirmAddress>
    </PageLayout>
  );
}

/** Undefined until it is known. The code leaves the address as she joins, and her class comes first. */
function useIsFormFirst(classes: number | undefined, isError: boolean): boolean | undefined {
  const [params] = useSearchParams();
  if (params.has('code')) return true;
  return classes === undefined ? isError || undefined : classes === 0;
}
