import type { Material } from '@study-assistant/contract/materials/materials';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../../components/ui/dialog/form-dialog.tsx';
import { describeFailure } from '../../../lib/api/describe-failure.ts';
import { classListQuery } from '../../../queries/classes.ts';
import { ClassChoice } from '../class-choice.tsx';

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
      <ClassChoice chosen={chosen} onChange={setChosen} />
    </FormDialog>
  );
}
