import type { ClassStudent, TaughtClass } from '@study-assistant/contract/classes/classes';
import type { PrintedCard } from '@study-assistant/contract/people/cards';
import { compareBySurname } from '@study-assistant/contract/people/names';
import { hasNoMailbox } from '@study-assistant/contract/people/no-mailbox';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/ui/button/button.tsx';
import { Checkbox } from '../../../components/ui/field/checkbox.tsx';
import { ErrorSummary } from '../../../components/ui/field/error-summary.tsx';
import { describeFailure } from '../../../lib/api/describe-failure.ts';
import { useLeaveWarning } from '../../../lib/dom/use-leave-warning.ts';
import { count } from '../../../lib/format/numbers.ts';
import { printCards } from '../../../queries/cards.ts';
import { taughtClassQueries } from '../../../queries/classes.ts';
import { CardSheets } from './card-sheets.tsx';
import styles from './cards.module.css';

type PrintCardsProps = {
  taught: TaughtClass;
  students: readonly ClassStudent[];
  /** Chooses one student; null chooses all who have not signed in yet. */
  only: string | null;
  onClose: () => void;
};

/** Makes cards for chosen students without a mailbox, and prints them. */
export function PrintCards({ taught, students, only, onClose }: PrintCardsProps) {
  const client = useQueryClient();
  const [cards, setCards] = useState<readonly PrintedCard[] | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [cards]);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (uids: string[]) => printCards(taught.id, uids),
    onSuccess: (made) => {
      setCards(made);
      void client.invalidateQueries(taughtClassQueries.one(taught.id));
    },
  });
  useLeaveWarning(isPending);
  return (
    <section aria-labelledby="print-cards" className={styles.view}>
      <div className={styles.head}>
        <h2 id="print-cards" ref={heading} tabIndex={-1}>
          {cards ? 'The cards are ready' : 'Print cards'}
        </h2>
        <Button onClick={onClose}>Back to the students</Button>
      </div>
      <ErrorSummary
        errors={
          error
            ? [{ fieldId: null, message: describeFailure('The cards could not be made:', error) }]
            : []
        }
      />
      {cards ? (
        <ReadyCards className={taught.name} cards={cards} />
      ) : (
        <CardChoice students={students} only={only} isBusy={isPending} onMake={mutate} />
      )}
    </section>
  );
}

type CardChoiceProps = Pick<PrintCardsProps, 'students' | 'only'> & {
  isBusy: boolean;
  onMake: (uids: string[]) => void;
};

function CardChoice({ students, only, isBusy, onMake }: CardChoiceProps) {
  const holders = students
    .filter(({ email }) => hasNoMailbox(email))
    .sort((a, b) => compareBySurname(a.fullName, b.fullName));
  const [chosen, setChosen] = useState(
    () =>
      new Set(
        holders
          .filter(({ uid, isUnused }) => (only === null ? isUnused : uid === only))
          .map(({ uid }) => uid),
      ),
  );
  const isAll = holders.every(({ uid }) => chosen.has(uid));
  const used = holders.filter(({ uid, isUnused }) => chosen.has(uid) && !isUnused);

  function toggle(uid: string) {
    const next = new Set(chosen);
    if (!next.delete(uid)) next.add(uid);
    setChosen(next);
  }

  return (
    <>
      <p>
        A new card replaces the one before, which stops working at once. The child chooses a new
        secret with it.
      </p>
      <Checkbox
        label={<strong>All {count(holders.length, 'student')} without email</strong>}
        checked={isAll}
        onChange={() => setChosen(new Set(isAll ? [] : holders.map(({ uid }) => uid)))}
      />
      <ul className={styles.names} aria-label="Students without email">
        {holders.map(({ uid, fullName, isUnused }) => (
          <li key={uid}>
            <Checkbox
              label={
                <>
                  <bdi>{fullName}</bdi>
                  {isUnused && <span className={styles.hint}> · Has not signed in yet</span>}
                </>
              }
              checked={chosen.has(uid)}
              onChange={() => toggle(uid)}
            />
          </li>
        ))}
      </ul>
      {used.length > 0 && (
        <p className={styles.warning}>
          {count(used.length, 'student')} of these {used.length === 1 ? 'has' : 'have'} signed in
          already: the old card and its secret stop working, and{' '}
          {used.length === 1 ? 'the student is' : 'they are'} signed out.
        </p>
      )}
      <div className={styles.buttons}>
        <Button
          variant="primary"
          isDisabled={chosen.size === 0}
          isBusy={isBusy}
          busyLabel="Making the cards…"
          onClick={() => onMake(holders.map(({ uid }) => uid).filter((uid) => chosen.has(uid)))}
        >
          Make {count(chosen.size, 'card')}
        </Button>
      </div>
    </>
  );
}

function ReadyCards({ className, cards }: { className: string; cards: readonly PrintedCard[] }) {
  return (
    <>
      <p role="status">
        {count(cards.length, 'card')}, eight on a sheet. Print them now: the codes are shown only
        this once. Keep sheets that are not handed out as you would keep keys.
      </p>
      <div className={styles.buttons}>
        <Button variant="primary" icon={<Printer aria-hidden />} onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <CardSheets className={className} cards={cards} />
    </>
  );
}
