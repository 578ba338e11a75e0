import { CircleCheck, CircleDashed, CircleMinus, PencilLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { StatCard } from '../../../components/ui/card/stat-card.tsx';
import { StatGrid } from '../../../components/ui/card/stat-grid.tsx';
import type { LiveStudent } from '../../../queries/assignments.ts';
import { liveLabels } from './live-texts.ts';

export const liveIcons: Record<LiveStudent['state'], ReactNode> = {
  working: <PencilLine aria-hidden />,
  'handed-in': <CircleCheck aria-hidden />,
  'not-started': <CircleDashed aria-hidden />,
  excused: <CircleMinus aria-hidden />,
};

const order: readonly LiveStudent['state'][] = ['handed-in', 'working', 'not-started', 'excused'];

/** Counts the students in each state; a zero of excused students is left out. */
export function LiveCounts({ students }: { students: readonly LiveStudent[] }) {
  return (
    <StatGrid>
      {order.map((state) => {
        const amount = students.filter((one) => one.state === state).length;
        const isWorthIt = state !== 'excused' || amount > 0;
        return (
          isWorthIt && (
            <StatCard
              key={state}
              label={liveLabels[state]}
              icon={liveIcons[state]}
              value={String(amount)}
            />
          )
        );
      })}
    </StatGrid>
  );
}
