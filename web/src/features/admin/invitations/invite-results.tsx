import { useEffect, useRef } from 'react';
import { SendMails } from '../../../components/accounts/send-mails.tsx';
import { Badge } from '../../../components/ui/badge/badge.tsx';
import type { Tone } from '../../../components/ui/badge/tone.ts';
import type { Column } from '../../../components/ui/table/column.ts';
import { DataTable } from '../../../components/ui/table/data-table.tsx';
import type { InvitationResult } from '../../../queries/people.ts';
import styles from '../admin.module.css';
import { NameAndEmail } from '../name-and-email.tsx';
import { texts } from './invitation-texts.ts';
import type { Invited } from './use-inviting.ts';

type Outcome = InvitationResult['outcome'];

const outcomes = {
  invited: { name: 'Invited', tone: 'good' },
  member: { name: 'Is here already', tone: 'neutral' },
  problem: { name: 'Not invited', tone: 'bad' },
} as const satisfies Record<Outcome, { name: string; tone: Tone | 'neutral' }>;

const columns: readonly Column<Invited>[] = [
  {
    id: 'name',
    header: 'Name',
    isRowHeader: true,
    cell: ({ fullName, email }) => <NameAndEmail email={email}>{fullName}</NameAndEmail>,
  },
  {
    id: 'outcome',
    header: 'What happened',
    cell: ({ result }) => {
      const { name, tone } = outcomes[result?.outcome ?? 'problem'];
      const problem = result?.problem ?? null;
      return (
        <span>
          <Badge tone={tone}>{name}</Badge>
          {problem !== null && <span className={styles.line}>{problem}</span>}
        </span>
      );
    },
  },
];

/** The result for each invited teacher, and the mails to those without a password. */
export function InviteResults({ invited }: { invited: readonly Invited[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [invited]);
  const addresses = invited.flatMap(({ email, result }) =>
    result?.needsPassword === true ? [email] : [],
  );
  return (
    <section aria-labelledby="invite-results" className={styles.card}>
      <h2 id="invite-results" ref={heading} tabIndex={-1}>
        {texts.resultTitle}
      </h2>
      <DataTable
        caption={texts.resultTitle}
        isCaptionHidden
        columns={columns}
        rows={invited}
        rowKey={({ email }) => email}
      />
      {addresses.length > 0 && (
        <>
          <p className={styles.note}>{texts.mailsExplain}</p>
          <SendMails
            isPrimary
            key={addresses.join()}
            addresses={addresses}
            className={styles.mails}
          />
        </>
      )}
    </section>
  );
}
