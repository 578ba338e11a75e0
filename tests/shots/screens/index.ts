import type { Persona, Screen } from '../screen.ts';
import { accountScreens } from './account.ts';
import { adminScreens } from './admin.ts';
import { studentBoardScreens, teacherBoardScreens } from './board.ts';
import { newStudentScreens, newTeacherScreens } from './new-people.ts';
import { signedOutScreens } from './signed-out.ts';
import { todayScreens } from './student-today.ts';
import { studentScreens } from './student.ts';
import { teacherClassScreens } from './teacher-classes.ts';
import { teacherWritingScreens } from './teacher-writing.ts';
import { teacherScreens } from './teacher.ts';

const SCREENS: Record<Persona, readonly Screen[]> = {
  nobody: signedOutScreens,
  teacher: [
    ...teacherScreens,
    ...teacherWritingScreens,
    ...teacherClassScreens,
    ...teacherBoardScreens,
    ...accountScreens('teacher'),
    ...adminScreens,
  ],
  student: [
    ...studentScreens,
    ...todayScreens,
    ...studentBoardScreens,
    ...accountScreens('student'),
  ],
  newTeacher: newTeacherScreens,
  newStudent: newStudentScreens,
};

export function screensOf(persona: Persona): readonly Screen[] {
  return SCREENS[persona];
}
