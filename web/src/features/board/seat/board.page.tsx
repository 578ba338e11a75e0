import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router-dom';
import { PageLayout } from '../../../components/layouts/page-layout.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { ButtonLink } from '../../../components/ui/button/button-link.tsx';
import { EmptyState } from '../../../components/ui/state/empty-state.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { useDocumentTitle } from '../../../lib/dom/use-document-title.ts';
import { useWayBack } from '../../../lib/dom/use-way-back.ts';
import { paths } from '../../../paths.ts';
import { boardQueries, type OpenBoards } from '../../../queries/board.ts';
import { seatTexts as texts } from '../board-texts.ts';
import { BoardSeat } from './board-seat.tsx';
import styles from './seat.module.css';

/** /board: what is on the board of the student's class, to be answered here. */
export function BoardPage() {
  useDocumentTitle(texts.title);
  const [search] = useSearchParams();
  const chosen = search.get('class');
  return (
    <PageLayout title={texts.title} onBack={useWayBack(paths.studentDashboard)}>
      {chosen === null ? <OpenBoardList /> : <BoardSeat key={chosen} classId={chosen} />}
    </PageLayout>
  );
}

/** Where a quiz runs; with one there is nothing to choose. */
function OpenBoardList() {
  const { uid } = useSignedInUser();
  const query = useQuery(boardQueries.open(uid));
  return (
    <Loaded
      query={query}
      skeleton={<Skeleton label={texts.loading} shape="cards" />}
      error={texts.loadFailed}
    >
      {(open) => <OpenBoardsFound open={open} />}
    </Loaded>
  );
}

function OpenBoardsFound({ open: { boards, isInClass } }: { open: OpenBoards }) {
  const [only, ...others] = boards;
  // Her place is in the address: it stays when the quiz is over, and after a reload.
  if (only && others.length === 0) return <Navigate to={paths.boardOf(only.classId)} replace />;
  if (!only) {
    return (
      <EmptyState
        illustration="team"
        title={texts.noneTitle}
        actions={<ButtonLink to={paths.myClasses}>{texts.enterCode}</ButtonLink>}
      >
        {isInClass ? texts.none : texts.noClass}
      </EmptyState>
    );
  }
  return (
    <section className={styles.seat}>
      <h2>{texts.chooseClass}</h2>
      <ul className={styles.classes}>
        {boards.map(({ classId, className }) => (
          <li key={classId}>
            <ButtonLink to={paths.boardOf(classId)}>{className}</ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
