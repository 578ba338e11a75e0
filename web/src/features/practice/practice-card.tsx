import { useQuery } from '@tanstack/react-query';
import { Repeat } from 'lucide-react';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../components/ui/button/button-link.tsx';
import { Card } from '../../components/ui/card/card.tsx';
import { useSignedInUser } from '../../lib/auth/session.ts';
import { countDue, practiceKeys } from './practice.api.ts';

/** "Today: 3 to review". On a day with nothing to review, and until it is known, there is no card. */
export function PracticeCard() {
  const { uid } = useSignedInUser();
  const { data: due = 0 } = useQuery({
    queryKey: practiceKeys.today(uid),
    queryFn: ({ signal }) => countDue(uid, { signal }),
  });
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
