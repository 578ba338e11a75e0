import type { ClassStudent } from '@study-assistant/contract/classes/classes';
import { useCallback } from 'react';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { describeFailure } from '../../../lib/api/describe-failure.ts';
import { useDeletion } from '../../../lib/dom/use-deletion.ts';
import {
  classListQuery,
  removeClassStudent,
  taughtClassQueries,
} from '../../../queries/classes.ts';
import { texts } from './students-texts.ts';

type Row = ClassStudent & { id: string };

/** Takes a student out of a class, after asking. */
export function useStudentRemoval(classId: string) {
  const { queryKey } = taughtClassQueries.one(classId);
  const { ask: askFor, ...deletion } = useDeletion<Row>({
    queryKey,
    remove: (uid) => removeClassStudent(classId, uid),
    takeOut: (uid, client) => {
      client.setQueryData(
        queryKey,
        (before) =>
          before && { ...before, students: before.students.filter((one) => one.uid !== uid) },
      );
      void client.invalidateQueries(classListQuery);
    },
    onDeleted: ({ fullName }) => toast.success(texts.removed(fullName)),
    onFailed: (error) => toast.error(describeFailure(texts.failed, error)),
  });
  const ask = useCallback(
    (student: ClassStudent) => askFor({ ...student, id: student.uid }),
    [askFor],
  );
  return { ...deletion, ask };
}
