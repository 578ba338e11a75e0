import type { OwnAccount } from '@study-assistant/contract/people/own-account';
import { Card } from '../../components/ui/card/card.tsx';
import { useSignedInUser } from '../../lib/auth/session.ts';
import { texts } from './account-texts.ts';
import styles from './account.module.css';
import { NameForm } from './name-form.tsx';

/** Name, role, grade and school. */
export function ProfileCard({ account: { mayRename, school } }: { account: OwnAccount }) {
  const { fullName, userType, currentGrade, isAdmin } = useSignedInUser();
  const role = userType === 'teacher' ? 'Teacher' : 'Student';
  return (
    <Card title="Profile">
      {mayRename ? (
        <NameForm fullName={fullName} />
      ) : (
        <>
          <p dir="auto">
            <strong>{fullName}</strong>
          </p>
          <p className={styles.hint}>{texts.askForName}</p>
        </>
      )}
      <dl className={styles.facts}>
        <dt>Role</dt>
        <dd>{isAdmin ? `${role}, looks after the school` : role}</dd>
        {currentGrade !== null && (
          <>
            <dt>Grade</dt>
            <dd>{currentGrade}</dd>
          </>
        )}
        {school && (
          <>
            <dt>School</dt>
            <dd dir="auto">{school.name}</dd>
          </>
        )}
      </dl>
      {currentGrade !== null && <p className={styles.hint}>{texts.askForGrade}</p>}
    </Card>
  );
}
