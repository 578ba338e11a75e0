import { useQuery } from '@tanstack/react-query';
import { Repeat } from 'lucide-react';
import { ButtonLink } from '../../components/ui/button/button-link.tsx';
import { Card } from '../../components/ui/card/card.tsx';
import { useSignedInUser } from '../../lib/auth/session.ts';
import { paths } from '../../paths.ts';
import { practiceQueries } from '../../queries/practice.ts';

/** "Today: 3 to review". On a day with nothing to review, and until it is known, there is no card. */
export function PracticeCard() {
  const { uid } = useSignedInUser();
  const { data: due = 0 } = useQuery(practiceQueries.today(uid));
  if (due === 0) return null;
  return (
    <Card
      title={`Today: ${due} to review`}
      description="Questions that you missed before. Practice does not change your scores."
      actions={
        <ButtonLink to={paths.practice} variant="primary" icon={<Repeat aria-hidden />}>
          Start practice
        </ButtonLink>
      }
    />
  );
}
