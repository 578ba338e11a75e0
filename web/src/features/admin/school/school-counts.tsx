import type { School } from '@study-assistant/contract/school/school';
import { GraduationCap, Lock, Users } from 'lucide-react';
import { StatCard } from '../../../components/ui/card/stat-card.tsx';
import { StatGrid } from '../../../components/ui/card/stat-grid.tsx';

export function SchoolCounts({ school: { people } }: { school: School }) {
  return (
    <StatGrid>
      <StatCard label="Teachers" value={people.teachers} icon={<GraduationCap />} />
      <StatCard label="Students" value={people.students} icon={<Users />} />
      <StatCard
        label="Closed accounts"
        value={people.closed}
        icon={<Lock />}
        tone={people.closed > 0 ? 'warn' : 'neutral'}
      />
    </StatGrid>
  );
}
