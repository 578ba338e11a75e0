import { MAX_COMMENT_LENGTH } from '@study-assistant/contract/assignments/mark-columns';
import { useState } from 'react';
import { FormDialog } from '../../../components/ui/dialog/form-dialog.tsx';
import { Field } from '../../../components/ui/field/field.tsx';
import { Textarea } from '../../../components/ui/field/textarea.tsx';
import { texts } from './markbook-texts.ts';

type CommentDialogProps = {
  fullName: string;
  /** What the mark is for. */
  columnName: string;
  comment: string;
  /** Whether students see it. */
  isShown: boolean;
  isBusy: boolean;
  error: string | null;
  onSave: (comment: string) => void;
  onClose: () => void;
};

/** A line of the teacher's beside a student's mark. */
export function CommentDialog(props: CommentDialogProps) {
  const { fullName, columnName, isShown, isBusy, error, onSave, onClose } = props;
  const [comment, setComment] = useState(props.comment);
  return (
    <FormDialog
      title={texts.commentTitle(fullName)}
      description={columnName}
      submitLabel="Save"
      isBusy={isBusy}
      error={error}
      onSubmit={() => onSave(comment)}
      onCancel={onClose}
    >
      <Field
        id="mark-comment"
        label="Comment"
        hint={isShown ? 'The student sees it.' : 'Only the teachers of this class see it.'}
        isOptional
      >
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            dir="auto"
            maxLength={MAX_COMMENT_LENGTH}
            value={comment}
            onChange={({ target }) => setComment(target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
