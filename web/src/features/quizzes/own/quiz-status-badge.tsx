import type { QuizStatus } from '@study-assistant/contract/quizzes/quizzes';
import { CircleCheck, PencilLine, Users } from 'lucide-react';
import { Badge } from '../../../components/ui/badge/badge.tsx';

/** Says which students can take a written quiz; renders nothing for an unwritten one. */
export function QuizStatusBadge({ status }: { status: QuizStatus }) {
  if (status === 'draft') {
    return (
      <Badge tone="warn" icon={<PencilLine aria-hidden />}>
        Draft
      </Badge>
    );
  }
  if (status === 'assigned') {
    return (
      <Badge tone="brand" icon={<Users aria-hidden />}>
        For classes only
      </Badge>
    );
  }
  if (status !== 'ready') return null;
  return (
    <Badge tone="good" icon={<CircleCheck aria-hidden />}>
      On the shelf
    </Badge>
  );
}
