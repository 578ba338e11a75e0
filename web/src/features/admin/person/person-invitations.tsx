import type { PersonInvitation } from '@study-assistant/contract/people/people';
import { Button } from '../../../components/ui/button/button.tsx';
import { Card } from '../../../components/ui/card/card.tsx';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { DateText } from '../../../components/ui/text/date-text.tsx';
import { describeFailure } from '../../../lib/api/describe-failure.ts';
import { useKeptFocus } from '../../../lib/dom/use-kept-focus.ts';
import { acceptForPerson, withdrawForPerson } from '../../../queries/classes.ts';
import type { PersonFile } from '../../../queries/people.ts';
import styles from '../admin.module.css';
import { texts } from './person-texts.ts';
import { usePersonChange } from './use-person-change.ts';

/** The open class invitations of a student, which an admin can accept for her. */
export function PersonInvitations({ file: { person, invitations } }: { file: PersonFile }) {
  useKeptFocus(invitations);
  if (invitations.length === 0) return null;
  return (
    <Card title="Invited into classes" description={texts.invitationsMean}>
      <ul className={styles.waitingList}>
        {invitations.map((one) => (
          <li key={one.id} data-row={one.id}>
            <WaitingInvitation uid={person.uid} invitation={one} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

type WaitingInvitationProps = { uid: string; invitation: PersonInvitation };

function WaitingInvitation({ uid, invitation }: WaitingInvitationProps) {
  const { id, name, subject, invitedBy, invitedAt } = invitation;
  const { mutate, isPending } = usePersonChange();

  function settle(act: () => Promise<unknown>, done: string) {
    if (isPending) return;
    mutate(act, {
      onSuccess: () => toast.success(done),
      onError: (error) => toast.error(describeFailure(texts.failed, error)),
    });
  }

  return (
    <div className={styles.waitingRow}>
      <p>
        <strong dir="auto">{name}</strong> · <span dir="auto">{subject}</span>
        <span className={styles.waitingFacts}>
          by <span dir="auto">{invitedBy}</span> on <DateText value={invitedAt} />
        </span>
      </p>
      <div className={styles.buttons}>
        <Button
          aria-label={`Put into the class ${name}`}
          onClick={() => settle(() => acceptForPerson(uid, id), texts.putInto(name))}
        >
          Put into the class
        </Button>
        <Button
          variant="quiet"
          aria-label={`Withdraw the invitation into ${name}`}
          onClick={() => settle(() => withdrawForPerson(uid, id), texts.invitationGone(name))}
        >
          Withdraw
        </Button>
      </div>
    </div>
  );
}
