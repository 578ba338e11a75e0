import type { ReactNode } from 'react';
import { Card } from '../../../components/ui/card/card.tsx';
import { DateText } from '../../../components/ui/text/date-text.tsx';
import type { PersonFile } from '../../../queries/people.ts';
import styles from '../admin.module.css';
import { nameZone } from '../name-zone.ts';
import { ownsNothing, sayOwned } from './person-texts.ts';

/** The known facts about a person. */
export function PersonFacts({ file }: { file: PersonFile }) {
  const { person, isEmailVerified, hasSignIn, lastSignInAt, hasSecondStep } = file;
  const { owns, classes } = file;
  return (
    <Card title="What is known">
      <dl className={styles.facts}>
        <Fact name="Here since">
          <DateText value={person.createdAt} />
        </Fact>
        {person.closedAt !== null && (
          <Fact name="Closed on">
            <DateText value={person.closedAt} withTime />
          </Fact>
        )}
        {person.status === 'closed' && person.eraseAfter !== null && (
          <Fact name="Erased by itself">
            after <DateText value={person.eraseAfter} />; until then it can be opened again
          </Fact>
        )}
        <Fact name="Last sign-in">
          {lastSignInAt === null ? 'Never' : <DateText value={lastSignInAt} withTime />}
        </Fact>
        <Fact name="Way to sign in">{hasSignIn ? 'Set up' : 'Not set up yet'}</Fact>
        {hasSecondStep && <Fact name="Second step">A code of an app</Fact>}
        <Fact name="Address">{isEmailVerified ? 'Confirmed' : 'Not confirmed'}</Fact>
        {person.userType === 'teacher' && (
          <Fact name="Owns">{ownsNothing(owns) ? 'Nothing' : sayOwned(owns)}</Fact>
        )}
        <Fact name="Classes">
          {classes.length === 0 ? 'None' : <ClassNames classes={classes} />}
        </Fact>
      </dl>
      <p className={styles.note}>Times are those of {nameZone()}.</p>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

function ClassNames({ classes }: Pick<PersonFile, 'classes'>) {
  return (
    <ul className={styles.plainList}>
      {classes.map(({ id, name }) => (
        <li key={id} dir="auto">
          {name}
        </li>
      ))}
    </ul>
  );
}
