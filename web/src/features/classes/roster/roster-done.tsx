import { IdCard, Printer } from 'lucide-react';
import { SendMails } from '../../../components/accounts/send-mails.tsx';
import { Button } from '../../../components/ui/button/button.tsx';
import { DataTable } from '../../../components/ui/table/data-table.tsx';
import { classNames } from '../../../lib/dom/class-names.ts';
import { count } from '../../../lib/format/numbers.ts';
import { paths } from '../../../paths.ts';
import type { PlannedRow } from './planned-rows.ts';
import { RosterTable } from './roster-table.tsx';
import { texts } from './roster-texts.ts';
import styles from './roster.module.css';

const columns = [
  { id: 'name', header: 'Name', isRowHeader: true, cell: (row: PlannedRow) => row.fullName },
  { id: 'email', header: 'Email', cell: (row: PlannedRow) => row.email },
];

type RosterDoneProps = {
  className: string;
  rows: readonly PlannedRow[];
  onPrintCards: () => void;
};

/** The last step: who has joined, and how new students choose a password. */
export function RosterDone({ className, rows, onPrintCards }: RosterDoneProps) {
  const done = rows.filter(({ isDone }) => isDone);
  const taken = done.filter(({ outcome }) => !['problem', 'invite', 'invited'].includes(outcome));
  const invited = done.filter(({ outcome }) => outcome === 'invite' || outcome === 'invited');
  const made = taken.filter(({ outcome }) => outcome === 'create');
  const mailed = made.filter(({ email }) => email !== '');
  const carded = taken.filter(({ email, outcome }) => email === '' && outcome !== 'member');
  const problems = rows.filter(({ outcome }) => outcome === 'problem');
  return (
    <div className={styles.step}>
      <p role="status" className="no-print">
        {count(taken.length, 'student')} of the list {taken.length === 1 ? 'is' : 'are'} in{' '}
        <strong dir="auto">{className}</strong> now
        {made.length > 0 && `, ${made.length} with a new account`}.
      </p>
      {invited.length > 0 && (
        <p className="no-print">
          {count(invited.length, 'student')} {invited.length === 1 ? 'is' : 'are'} invited.{' '}
          {texts.invitedExplain}
        </p>
      )}
      {carded.length > 0 && (
        <section aria-labelledby="new-cards" className={classNames(styles.step, 'no-print')}>
          <h3 id="new-cards">{count(carded.length, 'student')} without email</h3>
          <p>{texts.cardsExplain}</p>
          <div className={styles.buttons}>
            <Button variant="primary" icon={<IdCard aria-hidden />} onClick={onPrintCards}>
              Print cards
            </Button>
          </div>
        </section>
      )}
      {mailed.length > 0 && (
        <section aria-labelledby="new-accounts" className={styles.step}>
          <h3 id="new-accounts">New accounts</h3>
          <p className={styles.howTo}>{texts.howTo(`${location.host}${paths.logIn}`)}</p>
          <p className="no-print">{texts.mailsExplain}</p>
          <div className={styles.buttons}>
            <Button icon={<Printer aria-hidden />} onClick={() => window.print()}>
              Print the list
            </Button>
            <SendMails addresses={mailed.map(({ email }) => email)} className={styles.mails} />
          </div>
          <DataTable
            caption="New accounts"
            isCaptionHidden
            columns={columns}
            rows={mailed}
            rowKey={({ number }) => String(number)}
          />
        </section>
      )}
      {problems.length > 0 && (
        <section aria-labelledby="not-imported" className={classNames(styles.step, 'no-print')}>
          <h3 id="not-imported">Not imported</h3>
          <RosterTable rows={problems} />
        </section>
      )}
    </div>
  );
}
