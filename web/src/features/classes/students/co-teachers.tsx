import type { TaughtClass } from '@study-assistant/contract/classes/classes';
import { MAX_CLASS_TEACHERS } from '@study-assistant/contract/classes/classes';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/ui/button/button.tsx';
import { Card } from '../../../components/ui/card/card.tsx';
import { ConfirmDialog } from '../../../components/ui/dialog/confirm-dialog.tsx';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { useKeptFocus } from '../../../lib/dom/use-kept-focus.ts';
import { AddTeacherDialog } from './add-teacher-dialog.tsx';
import styles from './class-students.module.css';
import { useTeacherRemoval } from './use-teacher-removal.ts';

/** The teachers of the class, the owner first. Only the owner can remove others. */
export function CoTeachers({ taught }: { taught: TaughtClass }) {
  const { uid } = useSignedInUser();
  const { teachers, name } = taught;
  const [isAdding, setIsAdding] = useState(false);
  const { asked, ask, cancel, confirm, isRemoving } = useTeacherRemoval(taught);
  const owner = teachers[0]?.uid;
  useKeptFocus(teachers);
  return (
    <Card title="Teachers">
      <ul className={styles.teachers}>
        {teachers.map((one) => (
          <li key={one.uid} data-row={one.uid} className={styles.teacher}>
            <span dir="auto">
              {one.fullName}
              {one.uid === owner && <span className={styles.owner}> · owner</span>}
            </span>
            {one.uid !== owner && (one.uid === uid || owner === uid) && (
              <Button
                variant="quiet"
                aria-label={one.uid === uid ? 'Leave this class' : `Take out ${one.fullName}`}
                onClick={() => ask(one)}
              >
                {one.uid === uid ? 'Leave' : 'Take out'}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {teachers.length < MAX_CLASS_TEACHERS && (
        <div>
          <Button icon={<UserPlus aria-hidden />} onClick={() => setIsAdding(true)}>
            Add a teacher
          </Button>
        </div>
      )}
      {isAdding && <AddTeacherDialog classId={taught.id} onClose={() => setIsAdding(false)} />}
      {asked && (
        <ConfirmDialog
          title={asked.uid === uid ? `Leave ${name}?` : `Take ${asked.fullName} out of ${name}?`}
          confirmLabel={asked.uid === uid ? 'Leave' : 'Take out'}
          isBusy={isRemoving}
          onConfirm={confirm}
          onCancel={cancel}
        >
          {asked.uid === uid
            ? 'You no longer see its students, assignments and markbook. The owner can add you again.'
            : `${asked.fullName} no longer sees its students, assignments and markbook.`}
        </ConfirmDialog>
      )}
    </Card>
  );
}
