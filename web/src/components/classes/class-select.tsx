import { ALL_STUDENTS } from '../../paths.ts';
import type { ListedClass } from '../../queries/classes.ts';
import { ChoiceSelect } from '../ui/field/choice-select.tsx';
import { Field } from '../ui/field/field.tsx';
import styles from './class-select.module.css';
import type { ChosenClass } from './use-chosen-class.ts';

/**
 * Chooses whose numbers are shown: one class or all students. Its place is kept until the classes
 * are known, so that nothing below it moves; without classes it is not there.
 */
export function ClassSelect({ chosen }: { chosen: ChosenClass }) {
  const { classes, classId, isKnown, choose } = chosen;
  if (!isKnown) return <div className={styles.place} />;
  if (classes.length === 0) return null;
  return (
    <div className={styles.select}>
      <Field id="chosen-class" label="Class">
        {(control) => (
          <ChoiceSelect
            {...control}
            required={false}
            choices={[ALL_STUDENTS, ...classes.map(({ id }) => id)]}
            labelOf={(choice) => labelOf(classes.find(({ id }) => id === choice))}
            value={classId ?? ALL_STUDENTS}
            onChange={choose}
          />
        )}
      </Field>
    </div>
  );
}

function labelOf(listed: ListedClass | undefined): string {
  if (!listed) return 'All students';
  return listed.archivedAt === null ? listed.name : `${listed.name} (archived)`;
}
