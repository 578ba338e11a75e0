import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../components/loaded.tsx';
import { Checkbox } from '../../../components/ui/field/checkbox.tsx';
import { FieldError } from '../../../components/ui/field/field.tsx';
import { RadioCards } from '../../../components/ui/field/radio-cards.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { taughtClassQueries } from '../../../queries/classes.ts';
import styles from './assignment-form.module.css';
import { texts } from './form-texts.ts';
import { fieldId } from './use-assignment-form.ts';

type StudentChoiceProps = {
  classId: string;
  /** Null stands for the whole class. */
  only: readonly string[] | null;
  error: string | undefined;
  onChange: (only: string[] | null) => void;
};

/** Chooses the whole class or some of its students. */
export function StudentChoice({ classId, only, error, onChange }: StudentChoiceProps) {
  return (
    <div className={styles.group}>
      <RadioCards
        id="assignment-whom"
        legend="For whom"
        layout="row"
        options={[
          { value: 'all', label: 'All students', description: 'Also who joins later' },
          { value: 'some', label: 'Some students' },
        ]}
        value={only === null ? 'all' : 'some'}
        onChange={(value) => onChange(value === 'all' ? null : [])}
      />
      {only !== null && <Students {...{ classId, error, onChange }} chosen={only} />}
    </div>
  );
}

type StudentsProps = Omit<StudentChoiceProps, 'only'> & { chosen: readonly string[] };

function Students({ classId, chosen, error, onChange }: StudentsProps) {
  const query = useQuery(taughtClassQueries.one(classId));
  const errorId = `${fieldId('only')}-error`;

  function toggle(uid: string, isChosen: boolean) {
    onChange(isChosen ? [...chosen, uid] : chosen.filter((one) => one !== uid));
  }

  return (
    <Loaded
      query={query}
      skeleton={<Skeleton label={texts.studentsLoading} />}
      error={texts.studentsFailed}
    >
      {({ students }) => (
        <fieldset
          id={fieldId('only')}
          className={styles.group}
          aria-describedby={error ? errorId : undefined}
        >
          <legend className="visually-hidden">Students</legend>
          {students.length === 0 && <p className={styles.hint}>{texts.noStudents}</p>}
          <div className={styles.checks}>
            {students.map(({ uid, fullName }) => (
              <Checkbox
                key={uid}
                label={<bdi>{fullName}</bdi>}
                checked={chosen.includes(uid)}
                onChange={(event) => toggle(uid, event.target.checked)}
              />
            ))}
          </div>
          {error && <FieldError id={errorId}>{error}</FieldError>}
        </fieldset>
      )}
    </Loaded>
  );
}
