import type { Person } from '@study-assistant/contract/people/people';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/ui/button/button.tsx';
import { Card } from '../../../components/ui/card/card.tsx';
import { announce } from '../../../components/ui/feedback/announcer.tsx';
import { PausedSearch } from '../../../components/ui/search/paused-search.tsx';
import { focusField } from '../../../lib/dom/focus-field.ts';
import styles from '../admin.module.css';
import { NameAndEmail } from '../name-and-email.tsx';
import { describeRole } from '../people/describe-role.ts';
import { useFoundPeople } from '../use-found-people.ts';
import { texts } from './year-texts.ts';

/** The most students that the server accepts. */
const MAX_STAYING = 200;
const MAX_FOUND = 5;
const SEARCH_ID = 'staying-search';

type StayingStudentsProps = {
  staying: readonly Person[];
  onChange: (staying: readonly Person[]) => void;
};

/** Chooses the students who repeat a year, by a search and a list of the chosen. */
export function StayingStudents({ staying, onChange }: StayingStudentsProps) {
  const [search, setSearch] = useState('');

  function add(person: Person) {
    onChange([...staying, person]);
    announce(`${person.fullName} stays.`);
    focusField(SEARCH_ID);
  }

  function remove(person: Person) {
    onChange(staying.filter(({ uid }) => uid !== person.uid));
    announce(`${person.fullName} moves up.`);
    focusField(SEARCH_ID);
  }

  return (
    <Card title={texts.stayTitle} description={texts.stayHint}>
      <PausedSearch id={SEARCH_ID} label={texts.staySearch} words={search} onSearch={setSearch} />
      <FoundStudents search={search} without={staying} onAdd={add} />
      {staying.length > 0 && (
        <>
          <h3 className={styles.listTitle}>
            {staying.length === 1 ? '1 student stays' : `${staying.length} students stay`}
          </h3>
          <ul className={styles.rows}>
            {staying.map((person) => (
              <li key={person.uid}>
                <Who person={person} />
                <Button
                  variant="quiet"
                  icon={<X aria-hidden />}
                  aria-label={`Let ${person.fullName} move up`}
                  onClick={() => remove(person)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

type FoundStudentsProps = {
  search: string;
  without: readonly Person[];
  onAdd: (person: Person) => void;
};

function FoundStudents({ search, without, onAdd }: FoundStudentsProps) {
  const chosen = without.map(({ uid }) => uid);
  const isFull = chosen.length >= MAX_STAYING;
  const isAsked = search.trim() !== '' && !isFull;
  const found = useFoundPeople(isAsked ? search : null, 'student', chosen);
  const { people } = found;
  return (
    <>
      {/* The status exists before its text, which would not be spoken otherwise. */}
      <p role="status" className={styles.found}>
        {isFull && texts.stayFull(MAX_STAYING)}
        {isAsked && sayFound(found, chosen.length)}
      </p>
      {people.length > 0 && (
        <ul className={styles.rows} aria-label="Students found">
          {people.slice(0, MAX_FOUND).map((person) => (
            <li key={person.uid}>
              <Who person={person} />
              <Button
                icon={<Plus aria-hidden />}
                aria-label={`${person.fullName} stays`}
                onClick={() => onAdd(person)}
              >
                Stays
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

type Found = ReturnType<typeof useFoundPeople>;

function sayFound({ people, isLooking, hasFailed }: Found, chosen: number): string {
  if (hasFailed) return texts.stayFailed;
  if (isLooking) return texts.stayLooking;
  const shown = Math.min(people.length, MAX_FOUND);
  if (shown > 0) return texts.stayFound(shown, people.length > shown);
  return chosen === 0 ? texts.stayNobody : texts.stayNobodyElse;
}

function Who({ person }: { person: Person }) {
  return (
    <span>
      <NameAndEmail email={person.email}>
        <span dir="auto">{person.fullName}</span>, {describeRole(person)}
      </NameAndEmail>
    </span>
  );
}
