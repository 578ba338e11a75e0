import { useQuery } from '@tanstack/react-query';
import { Presentation } from 'lucide-react';
import { ButtonLink } from '../../components/ui/button/button-link.tsx';
import { useSignedInUser } from '../../lib/auth/session.ts';
import { nameSome } from '../../lib/format/name-some.ts';
import { paths } from '../../paths.ts';
import { boardQueries } from '../../queries/board.ts';
import styles from './today.module.css';

/** Less often than at the board itself: this page stands open all day. */
const POLL_MS = 30_000;

/** The way to a quiz that runs on the board of one of her classes now; nothing where none does. */
export function BoardNow() {
  const { uid } = useSignedInUser();
  const { data } = useQuery({ ...boardQueries.open(uid), refetchInterval: POLL_MS });
  const boards = data?.boards ?? [];
  if (boards.length === 0) return null;
  return (
    <div role="status" className={styles.board}>
      <p dir="auto">
        {`A quiz is on the board of ${nameSome(boards.map(({ className }) => className))} now.`}
      </p>
      <ButtonLink to={paths.board} variant="primary" icon={<Presentation aria-hidden />}>
        Join the board
      </ButtonLink>
    </div>
  );
}
