import type { StudentOverview } from '@study-assistant/contract/classes/students-overview';
import { http, HttpResponse } from 'msw';
import { teacher } from '../../../test/render-signed-in.tsx';
import { server } from '../../../test/server.ts';

export const overviewAddress = `/api/teacher/${teacher.uid}/students-overview`;

export function aStudent(name: string, over: Partial<StudentOverview> = {}): StudentOverview {
  const id = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return {
    studentId: id,
    studentName: name,
    studentEmail: `${name.split(' ')[0]?.toLowerCase() ?? id}@school.example`,
    currentGrade: '10',
    quizzesTaken: 2,
    averageScore: 75,
    lastScore: 80,
    trend: 'stable',
    skillGapCompletion: 60,
    completedResources: 3,
    totalResources: 6,
    status: 'Progressing',
    ...over,
  };
}

export const ada = aStudent('Ada Okoye', {
  quizzesTaken: 4,
  averageScore: 82.5,
  skillGapCompletion: 90,
  status: 'Excellent',
});
export const ben = aStudent('Ben Li', {
  averageScore: 69.9,
  lastScore: 55,
  trend: 'improving',
  skillGapCompletion: 19,
  status: 'Critical',
});
export const cem = aStudent('Cem Kaya', {
  currentGrade: '8',
  averageScore: 39.9,
  lastScore: 30,
  trend: 'stable',
  skillGapCompletion: 20,
  status: 'Needs Help',
});
export const dia = aStudent('Dia Rao', {
  quizzesTaken: 0,
  averageScore: 0,
  lastScore: null,
  trend: null,
  skillGapCompletion: 0,
  completedResources: 0,
  totalResources: 0,
  status: 'Not started',
});
export const eli = aStudent('Eli Stone', {
  averageScore: 70,
  lastScore: 40,
  trend: 'declining',
  skillGapCompletion: 5,
  status: 'Critical',
});

export function serveOverview(...students: StudentOverview[]) {
  server.use(http.get(overviewAddress, () => HttpResponse.json({ success: true, students })));
}
