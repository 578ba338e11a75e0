import { schoolNameSchema } from '@study-assistant/contract/school/school';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RenameDialog } from '../../../components/ui/dialog/rename-dialog.tsx';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { describeFailure } from '../../../lib/api/describe-failure.ts';
import { renameSchool, schoolQuery } from '../../../queries/school.ts';
import { texts } from './school-texts.ts';

type RenameSchoolDialogProps = { name: string; onClose: () => void };

export function RenameSchoolDialog({ name, onClose }: RenameSchoolDialogProps) {
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: renameSchool,
    onSuccess: (school) => {
      client.setQueryData(schoolQuery.queryKey, school);
      void client.invalidateQueries({ queryKey: ['admin', 'audit'] });
      onClose();
      toast.success(texts.saved);
    },
  });
  return (
    <RenameDialog
      title="Change the name of the school"
      id="school-name"
      label="Name"
      name={name}
      schema={schoolNameSchema}
      isSaving={isPending}
      error={error && describeFailure(texts.failed, error)}
      onSave={(typed) => mutate(typed)}
      onCancel={onClose}
    />
  );
}
