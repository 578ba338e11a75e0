import { Checkbox } from '../../../components/ui/field/checkbox.tsx';
import { FieldError } from '../../../components/ui/field/field.tsx';
import { count } from '../../../lib/format/numbers.ts';
import type { ListedClass } from '../../../queries/classes.ts';
import styles from './assignment-form.module.css';
import { fieldId } from './use-assignment-form.ts';

type ClassChoiceProps = {
  classes: readonly ListedClass[];
  chosen: readonly string[];
  error: string | undefined;
  onChange: (chosen: string[]) => void;
};

/** One or more of the teacher's classes. */
export function ClassChoice({ classes, chosen, error, onChange }: ClassChoiceProps) {
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
          <Checkbox
            key={id}
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
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
