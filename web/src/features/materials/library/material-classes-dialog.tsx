import type { Material } from '@study-assistant/contract/materials/materials';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styles from '../../../components/library/library.module.css';
import { Loaded } from '../../../components/loaded.tsx';
import { FormDialog } from '../../../components/ui/dialog/form-dialog.tsx';
import { Checkbox } from '../../../components/ui/field/checkbox.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { describeFailure } from '../../../lib/api/describe-failure.ts';
import { classListQuery } from '../../../queries/classes.ts';

type MaterialClassesDialogProps = {
  material: Material;
  isSaving: boolean;
  error: Error | null;
  onSave: (classIds: string[]) => void;
  onCancel: () => void;
};

/** Asks for which classes a material is; with none ticked it is for all students. */
export function MaterialClassesDialog({
  material,
  isSaving,
  error,
  onSave,
  onCancel,
}: MaterialClassesDialogProps) {
  const [chosen, setChosen] = useState(() => material.classes.map(({ id }) => id));
  const classes = useQuery(classListQuery);

  function toggle(id: string) {
    const others = chosen.filter((one) => one !== id);
    setChosen(others.length < chosen.length ? others : [...chosen, id]);
  }

  return (
    <FormDialog
      title={`For which classes is ${material.name}?`}
      description="Only students and teachers of the classes that you tick see it. With none ticked, all students of the school do."
      submitLabel={chosen.length === 0 ? 'Make it for all students' : 'Save'}
      isBusy={isSaving}
      isDisabled={!classes.data}
      error={error && describeFailure('That could not be saved:', error)}
      onSubmit={() => onSave(chosen)}
      onCancel={onCancel}
    >
      <Loaded
        query={classes}
        skeleton={<Skeleton label="Loading classes…" shape="rows" count={3} />}
        error="Your classes could not be loaded."
      >
        {(list) => (
          <fieldset className={styles.classes}>
            <legend className="visually-hidden">Classes</legend>
            {list.length === 0 && <p>You have no classes yet.</p>}
            {list
              .filter(({ id, archivedAt }) => archivedAt === null || chosen.includes(id))
              .map(({ id, name }) => (
                <Checkbox
                  key={id}
                  label={<bdi>{name}</bdi>}
                  checked={chosen.includes(id)}
                  onChange={() => toggle(id)}
                />
              ))}
          </fieldset>
        )}
      </Loaded>
    </FormDialog>
  );
}
