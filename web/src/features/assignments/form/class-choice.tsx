import type { Given } from '@study-assistant/contract/quizzes/quizzes';
import { Link } from 'react-router-dom';
import { Checkbox } from '../../../components/ui/field/checkbox.tsx';
import { FieldError } from '../../../components/ui/field/field.tsx';
import { useNow } from '../../../lib/dom/use-now.ts';
import { describePlainMoments } from '../../../lib/format/moments.ts';
import { count } from '../../../lib/format/numbers.ts';
import { paths } from '../../../paths.ts';
import type { ListedClass } from '../../../queries/classes.ts';
import styles from './assignment-form.module.css';
import { fieldId } from './use-assignment-form.ts';

type ClassChoiceProps = {
  classes: readonly ListedClass[];
  chosen: readonly string[];
  /** The assignments that the quiz has already, those that end last first. */
  given: readonly Given[];
  error: string | undefined;
  onChange: (chosen: string[]) => void;
};

/** One or more of the teacher's classes. */
export function ClassChoice({ classes, chosen, given, error, onChange }: ClassChoiceProps) {
  const errorId = `${fieldId('classes')}-error`;

  function toggle(id: string, isChosen: boolean) {
    onChange(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id));
  }

  return (
    <fieldset
      id={fieldId('classes')}
      className={styles.group}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className={styles.legend}>Classes</legend>
      <div className={styles.checks}>
        {classes.map(({ id, name, subject, students }) => (
          <div key={id}>
            <Checkbox
              label={
                <>
                  <bdi>{name}</bdi>{' '}
                  <span className={styles.aside}>
                    <bdi>{subject}</bdi>, {count(students, 'student')}
                  </span>
                </>
              }
              checked={chosen.includes(id)}
              onChange={(event) => toggle(id, event.target.checked)}
            />
            <HasItAlready className={name} given={given.find(({ classId }) => classId === id)} />
          </div>
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}

type HasItAlreadyProps = { className: string; given: Given | undefined };

/** Leads to the assignment that the class has, or had, of the quiz. */
function HasItAlready({ className, given }: HasItAlreadyProps) {
  const now = useNow();
  if (!given) return null;
  const { assignmentId, dueAt, closesAt, timeZone } = given;
  const isPast = (time: string | null) => time !== null && Date.parse(time) <= now;
  return (
    <Link to={paths.assignment(assignmentId)} className={styles.hasIt}>
      <span className="visually-hidden">{className} </span>
      {isPast(closesAt) ? 'had it already' : 'has it already'}
      {/* The zone stands below, beside the times of the new one. */}
      {dueAt !== null &&
        `, ${isPast(dueAt) ? 'was ' : ''}due ${describePlainMoments(timeZone)(dueAt)}`}
    </Link>
  );
}
