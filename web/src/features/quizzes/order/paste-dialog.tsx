import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { FormDialog } from '../../../components/ui/dialog/form-dialog.tsx';
import { Field } from '../../../components/ui/field/field.tsx';
import { Textarea } from '../../../components/ui/field/textarea.tsx';
import { describeFailure } from '../../../lib/api/describe-failure.ts';
import { focusField } from '../../../lib/dom/focus-field.ts';
import { count } from '../../../lib/format/numbers.ts';
import { uploadQuizDocument } from '../../../queries/quiz-documents.ts';
import { pastedFile } from '../pasted-file.ts';

const FIELD = 'quiz-pasted-text';
const ROWS = 12;
/** A quiz needs at least a paragraph. */
const FEWEST_WORDS = 40;

const texts = {
  title: 'Paste a text',
  description: 'A lesson, an article or your notes. It is read like a document.',
  label: 'Text',
  submit: 'Read this text',
  busy: 'Reading…',
  failed: 'The text could not be read:',
  tooShort: `Please paste a few paragraphs, at least ${FEWEST_WORDS} words.`,
} as const;

type PasteDialogProps = {
  /** Called with the id of the document when the text has been sent to be read. */
  onRead: (documentId: string) => void;
  onCancel: () => void;
};

/** Takes a text to write a quiz from, with a blank line or a new line between its paragraphs. */
export function PasteDialog({ onRead, onCancel }: PasteDialogProps) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (file: File) => uploadQuizDocument(file, client),
    onSuccess: onRead,
  });
  const words = text.split(/\s+/).filter(Boolean).length;

  function submit() {
    const found = words < FEWEST_WORDS ? texts.tooShort : null;
    flushSync(() => setProblem(found));
    if (found === null) mutate(pastedFile(text));
    else focusField(FIELD);
  }

  return (
    <FormDialog
      isWide
      title={texts.title}
      description={texts.description}
      submitLabel={texts.submit}
      busyLabel={texts.busy}
      isBusy={isPending}
      error={error && describeFailure(texts.failed, error)}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <Field id={FIELD} label={texts.label} error={problem} hint={count(words, 'word')}>
        {(control) => (
          <Textarea
            {...control}
            dir="auto"
            rows={ROWS}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
