import { materialNameSchema } from '@study-assistant/contract/materials/material-changes';
import { RenameDialog } from '../../../components/ui/dialog/rename-dialog.tsx';
import { describeFailure } from '../../../lib/api/describe-failure.ts';

type RenameMaterialDialogProps = {
  name: string;
  isSaving: boolean;
  error: Error | null;
  onSave: (name: string) => void;
  onCancel: () => void;
};

/** Asks what a material is called. */
export function RenameMaterialDialog({ error, ...props }: RenameMaterialDialogProps) {
  return (
    <RenameDialog
      {...props}
      title={`Rename ${props.name}`}
      id="material-new-name"
      label="Material name"
      schema={materialNameSchema}
      error={error && describeFailure('The name could not be saved:', error)}
    />
  );
}
