import type { AssignmentState } from '@study-assistant/contract/assignments/assignment-times';
import { CalendarClock, ClockAlert, DoorOpen, Eye, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../components/ui/badge/badge.tsx';
import type { Tone } from '../../components/ui/badge/tone.ts';
import { stateLabels } from './assignment-texts.ts';

const looks: Record<AssignmentState, { tone: Tone | 'neutral'; icon: ReactNode }> = {
  open: { tone: 'good', icon: <DoorOpen aria-hidden /> },
  late: { tone: 'warn', icon: <ClockAlert aria-hidden /> },
  coming: { tone: 'brand', icon: <CalendarClock aria-hidden /> },
  closed: { tone: 'neutral', icon: <Lock aria-hidden /> },
  released: { tone: 'neutral', icon: <Eye aria-hidden /> },
};

export function StateBadge({ state }: { state: AssignmentState }) {
  return <Badge {...looks[state]}>{stateLabels[state]}</Badge>;
}
