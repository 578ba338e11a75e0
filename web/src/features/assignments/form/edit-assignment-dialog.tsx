import type { Assignment } from '@study-assistant/contract/assignments/assignments';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../../components/ui/dialog/form-dialog.tsx';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import {
  assignmentQueries,
  editAssignment,
  type AssignmentEdit,
} from '../../../queries/assignments.ts';
import { CategoryChoice } from './category-choice.tsx';
import { describeSettings } from './describe-settings.ts';
import { texts } from './form-texts.ts';
import { toValues } from './form-values.ts';
import { SettingsFields } from './settings-fields.tsx';
import { StudentChoice } from './student-choice.tsx';
import { useAssignmentForm } from './use-assignment-form.ts';

type EditAssignmentDialogProps = { assignment: Assignment; onClose: () => void };

/** Changes an assignment's times, its students, and when its results are shown. */
export function EditAssignmentDialog({ assignment, onClose }: EditAssignmentDialogProps) {
  const { id, classId, className, quizTitle, numQuestions, timeZone, settings } = assignment;
  const [opened] = useState(() => new Date());
  const form = useAssignmentForm({
    initial: toValues(assignment),
    timeZone,
    before: settings,
    checkMore: ({ only }) => (only?.length === 0 ? { only: texts.studentsMissing } : {}),
  });

  const { data: book } = useQuery(assignmentQueries.one(id));
  const categories = book?.categories ?? [];
  /** The name of the category that she has chosen; null while she leaves it as it is. */
  const [category, setCategory] = useState<string | null>(null);
  const before = categories.find((one) => one.id === book?.categoryId)?.name ?? '';

  const { mutate, isPending } = useMutation({
    mutationFn: (next: AssignmentEdit, { client }) => editAssignment(id, next, client),
    onSuccess: () => {
      onClose();
      toast.success(texts.edited);
    },
    onError: (error) => form.refuse(texts.editFailed, error),
  });

  function submit() {
    const next = form.check();
    if (!next) return;
    const chosen = categories.find(({ name }) => name === category)?.id ?? null;
    mutate({ settings: next, ...(category !== null && { categoryId: chosen }) });
  }

  return (
    <FormDialog
      title={texts.editTitle}
      description={
        <bdi>
          {quizTitle}, {className}
        </bdi>
      }
      submitLabel="Save"
      isBusy={isPending}
      busyLabel="Saving…"
      isWide
      error={form.errors.form ?? null}
      onSubmit={submit}
      onCancel={onClose}
    >
      <StudentChoice
        classId={classId}
        only={form.values.only}
        error={form.errors.only}
        onChange={(only) => form.change({ only })}
      />
      <CategoryChoice
        names={categories.map(({ name }) => name)}
        value={category ?? before}
        onChange={setCategory}
      />
      <SettingsFields
        form={form}
        shelf={null}
        outcome={describeSettings({
          settings: form.settings,
          classNames: [className],
          numQuestions,
          timeZone,
          now: opened,
        })}
      />
    </FormDialog>
  );
}
