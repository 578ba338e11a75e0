import { writeQuestions } from '@study-assistant/exchange/write-questions';
import { WRITTEN_FORMATS, type WrittenFormat } from '@study-assistant/exchange/written-file';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../../components/ui/dialog/form-dialog.tsx';
import { ChoiceSelect } from '../../../components/ui/field/choice-select.tsx';
import { Field } from '../../../components/ui/field/field.tsx';
import type { ReadQuiz } from '../../../lib/api/lenient/quizzes.ts';
import { saveFile } from '../../../lib/dom/save-file.ts';

const texts = {
  title: 'Download the quiz',
  description: 'A file for another program, with the right answers in it.',
  format: 'Format',
  submit: 'Download',
  writing: 'Writing the file…',
  failed: 'The file could not be written.',
  whole: 'Everything in the quiz is in this file.',
  lost: 'This format cannot say all of it:',
} as const;

const formatNames: Record<WrittenFormat, string> = {
  gift: 'GIFT (Moodle and others)',
  'moodle-xml': 'Moodle XML',
  'qti-2.2': 'QTI 2.2 (for other learning platforms)',
  'qti-3.0': 'QTI 3.0 (the newest of them)',
  csv: 'CSV (for a spreadsheet, or to import here again)',
  docx: 'Word (to print or to edit)',
  anki: 'Anki, as text (flash cards)',
};

type ExportDialogProps = { quiz: ReadQuiz; onClose: () => void };

/** Writes a quiz as a file in the browser, and says before the download what the format leaves out. */
export function ExportDialog({ quiz, onClose }: ExportDialogProps) {
  const [format, setFormat] = useState<WrittenFormat>('gift');
  const { data: file, isError } = useQuery({
    queryKey: ['quiz-file', format, quiz],
    queryFn: () => write(format, quiz),
    // Nothing is asked of a server, and a file of an older text would be wrong.
    ...{ networkMode: 'always' as const, gcTime: 0, retry: false },
  });

  function download() {
    if (!file) return;
    saveFile(file.name, file.type, file.bytes);
    onClose();
  }

  return (
    <FormDialog
      title={texts.title}
      description={texts.description}
      submitLabel={texts.submit}
      isDisabled={!file}
      error={isError ? texts.failed : null}
      onSubmit={download}
      onCancel={onClose}
    >
      <Field id="quiz-file-format" label={texts.format}>
        {(control) => (
          <ChoiceSelect
            {...control}
            choices={WRITTEN_FORMATS}
            labelOf={(choice) => formatNames[choice]}
            value={format}
            onChange={setFormat}
          />
        )}
      </Field>
      <div role="status">{file ? <Losses lost={file.lost} /> : !isError && texts.writing}</div>
    </FormDialog>
  );
}

function Losses({ lost }: { lost: readonly string[] }) {
  if (lost.length === 0) return <p>{texts.whole}</p>;
  return (
    <>
      <p>{texts.lost}</p>
      <ul>
        {lost.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  );
}

/** Quizzes of before explanations have none. */
function write(format: WrittenFormat, { title, questions }: ReadQuiz) {
  const all = questions.map(({ explanation = '', ...question }) => ({ ...question, explanation }));
  return writeQuestions(format, { title, questions: all });
}
