import { createStudentsService } from '../../features/students/students.service.ts';
import type { Parts } from './parts.ts';
import { storedStudents } from './stored.ts';

export function buildStudents({ requireReader, repositories }: Parts) {
  return {
    students: createStudentsService({ requireReader, ...storedStudents(repositories) }),
  };
}
