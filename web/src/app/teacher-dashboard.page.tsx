import { BookOpen } from 'lucide-react';
import { lazy } from 'react';
import { useSignedInUser } from '../lib/session.ts';
import { Dashboard, type DashboardTab } from './dashboard.tsx';

const tabs: [DashboardTab, ...DashboardTab[]] = [
  {
    id: 'materials',
    label: 'Study Materials',
    shortLabel: 'Materials',
    icon: <BookOpen aria-hidden />,
    Content: lazy(async () => {
      const { TeacherMaterials } = await import('../features/materials/teacher-materials.tsx');
      return { default: TeacherMaterials };
    }),
  },
];

export function TeacherDashboardPage() {
  return <Dashboard title="Teacher Dashboard" userName={useSignedInUser().fullName} tabs={tabs} />;
}
