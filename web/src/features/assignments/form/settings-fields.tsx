import { AdvancedFields } from './advanced-fields.tsx';
import styles from './assignment-form.module.css';
import { ResultFields } from './result-fields.tsx';
import { ShelfNote } from './shelf-note.tsx';
import { TimeFields } from './time-fields.tsx';
import type { AssignmentForm } from './use-assignment-form.ts';

type SettingsFieldsProps = {
  form: AssignmentForm;
  /** Whether the quiz would have to leave the shelf. */
  isShelfInTheWay: boolean;
  /** What will happen, in words. */
  outcome: string | null;
};

/** Everything that is said of an assignment but to whom it goes. */
export function SettingsFields({ form, isShelfInTheWay, outcome }: SettingsFieldsProps) {
  return (
    <>
      <TimeFields form={form} />
      <ResultFields form={form} />
      {isShelfInTheWay && <ShelfNote form={form} />}
      <AdvancedFields form={form} />
      {outcome !== null && (
        <p className={styles.outcome} dir="auto">
          {outcome}
        </p>
      )}
    </>
  );
}
