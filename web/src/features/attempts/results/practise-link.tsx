import { can } from '@study-assistant/contract/roles';
import { Repeat } from 'lucide-react';
import { ButtonLink } from '../../../components/ui/button/button-link.tsx';
import type { Attempt } from '../../../lib/api/lenient/attempts.ts';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { paths } from '../../../paths.ts';

/** From a result to the practice of what was missed in it, for the student. */
export function PractiseLink({ attempt }: { attempt: Attempt }) {
  const { userType } = useSignedInUser();
  const isPerfect = attempt.score === attempt.totalQuestions;
  if (isPerfect || !can(userType, 'practice')) return null;
  return (
    <p className="no-print">
      <ButtonLink to={paths.practiceOf(attempt.id)} icon={<Repeat aria-hidden />}>
        Practise what went wrong
      </ButtonLink>
    </p>
  );
}
