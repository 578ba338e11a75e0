import type { ClassStudent } from '@study-assistant/contract/classes/classes';
import type { User } from '@study-assistant/contract/people/accounts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { describeFailure } from '../../../lib/api/describe-failure.ts';
import { taughtClassQueries } from '../../../queries/classes.ts';
import { changeStudent, type StudentFields } from '../../../queries/student-changes.ts';
import { texts } from './students-texts.ts';

const UNDO_SECONDS = 10;

/** Changes the name and grade of a student of a class, and offers an undo for a moment. */
export function useStudentChange(classId: string, before: ClassStudent) {
  const client = useQueryClient();
  const { uid, fullName, grade } = before;
  const { queryKey } = taughtClassQueries.one(classId);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (fields: StudentFields) => changeStudent(uid, fields),
    onSuccess: show,
  });

  /** The class is updated at once; other data about the student when it is next shown. */
  function show(user: User) {
    client.setQueryData(queryKey, (known) => {
      const students = known?.students.map((one) =>
        one.uid === uid ? { ...one, fullName: user.fullName, grade: user.currentGrade } : one,
      );
      return known && students && { ...known, students };
    });
    void client.invalidateQueries({ refetchType: 'none' });
  }

  /** A grade can be changed but never removed. */
  async function undo(isGradeLeft: boolean) {
    try {
      show(await changeStudent(uid, { fullName, ...(grade && { currentGrade: grade }) }));
      toast.success(isGradeLeft ? texts.nameUndone : texts.changeUndone);
    } catch (failure) {
      toast.error(describeFailure(texts.failed, failure));
    }
  }

  function change(fields: StudentFields, onDone: () => void) {
    mutate(fields, {
      onSuccess: (user) => {
        onDone();
        const isGradeLeft = grade === null && user.currentGrade !== null;
        const action = {
          label: 'Undo',
          onAction: () => void undo(isGradeLeft),
          seconds: UNDO_SECONDS,
        };
        const hasUndo = !isGradeLeft || user.fullName !== fullName;
        toast.success(texts.changed(user.fullName), hasUndo ? action : null);
      },
    });
  }

  return { change, isPending, error };
}
