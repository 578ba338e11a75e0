import type { ClassOffer } from '@study-assistant/contract/classes/class-invitations';
import { listFormat } from '@study-assistant/contract/wire/formats';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../components/ui/button/button.tsx';
import { Card } from '../../../components/ui/card/card.tsx';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { DateText } from '../../../components/ui/text/date-text.tsx';
import { describeFailure } from '../../../lib/api/describe-failure.ts';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { useKeptFocus } from '../../../lib/dom/use-kept-focus.ts';
import { acceptClassOffer, classOffersQuery, declineClassOffer } from '../../../queries/classes.ts';
import { texts } from './joined-texts.ts';
import styles from './my-classes.module.css';

/** A student's open class invitations; renders nothing without any, or if they fail to load. */
export function ClassOffers() {
  const { uid } = useSignedInUser();
  const { data: offers = [] } = useQuery(classOffersQuery(uid));
  useKeptFocus(offers);
  if (offers.length === 0) return null;
  return (
    <ul className={styles.offers} aria-label={texts.offers}>
      {offers.map((offer) => (
        <li key={offer.id} data-row={`offer-${offer.id}`}>
          <Offer uid={uid} offer={offer} />
        </li>
      ))}
    </ul>
  );
}

function Offer({ uid, offer }: { uid: string; offer: ClassOffer }) {
  const { id, name, subject, grade, teacherNames, expiresAt } = offer;
  const client = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (joins: boolean) => {
      await (joins ? acceptClassOffer(uid, id) : declineClassOffer(uid, id));
    },
    onSuccess: (_done, joins) => toast.success(joins ? texts.joined(name) : texts.declined(name)),
    onError: (error) => toast.error(describeFailure(texts.failed, error)),
    // The class may have brought quizzes, and after a refusal the list shows the reason.
    onSettled: () => client.invalidateQueries(),
  });
  const answer = (joins: boolean) => {
    if (!isPending) mutate(joins);
  };
  return (
    <Card as="article" title={`Is ${name} your class?`}>
      <p>
        <span dir="auto">{subject}</span> · Grade {grade} ·{' '}
        <span dir="auto">{listFormat('en', 'conjunction').format(teacherNames)}</span>
      </p>
      <p className={styles.teachers}>
        {texts.offerMeans} <DateText value={expiresAt} />.
      </p>
      <div className={styles.answers}>
        <Button
          variant="primary"
          aria-label={`Join ${name}`}
          isBusy={isPending && variables}
          onClick={() => answer(true)}
        >
          Join
        </Button>
        <Button
          aria-label={`${name} is not my class`}
          isBusy={isPending && !variables}
          onClick={() => answer(false)}
        >
          Not my class
        </Button>
      </div>
    </Card>
  );
}
