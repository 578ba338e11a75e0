import type { StudentOverview } from '@study-assistant/contract/students';

export function aStudent(name: string, over: Partial<StudentOverview> = {}): StudentOverview {
  const id = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return {
    studentId: id,
    studentName: name,
    studentEmail: `${name.split(' ')[0]?.toLowerCase() ?? id}@school.example`,
    currentGrade: '10',
    quizzesTaken: 2,
    averageScore: 75,
    skillGapCompletion: 60,
    completedResources: 3,
    totalResources: 6,
    status: 'Progressing',
    ...over,
  };
}
