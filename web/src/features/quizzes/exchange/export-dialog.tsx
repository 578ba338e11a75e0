import { editedQuestionSchema } from '@study-assistant/contract/questions/edited-question';
import {
  writeQuestions,
  WRITTEN_FORMATS,
  type WrittenFormat,
} from '@study-assistant/exchange/write/write-questions';
import { useMemo, useState } from 'react';
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
  whole: 'Everything in the quiz is in this file.',
  lost: 'This format cannot say all of it:',
} as const;

const formatNames: Record<WrittenFormat, string> = {
  gift: 'GIFT (Moodle and others)',
  'moodle-xml': 'Moodle XML',
  csv: 'CSV (for a spreadsheet, or to import here again)',
};

type ExportDialogProps = { quiz: ReadQuiz; onClose: () => void };

/** Writes a quiz as a file in the browser, and says before the download what the format leaves out. */
export function ExportDialog({ quiz, onClose }: ExportDialogProps) {
  const [format, setFormat] = useState<WrittenFormat>('gift');
  const { name, type, text, lost } = useMemo(
    () =>
      writeQuestions(format, {
        title: quiz.title,
        questions: quiz.questions.flatMap(toSentQuestion),
      }),
    [quiz, format],
  );

  function download() {
    saveFile(name, type, text);
    onClose();
  }

  return (
    <FormDialog
      title={texts.title}
      description={texts.description}
      submitLabel={texts.submit}
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
      <div role="status">
        <p>{lost.length === 0 ? texts.whole : texts.lost}</p>
        {lost.length > 0 && (
          <ul>
            {lost.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
      </div>
    </FormDialog>
  );
}

/** As the editor would send it, without its id. One of a kind that this page does not know is left out. */
function toSentQuestion({ id: _, explanation = '', ...rest }: ReadQuiz['questions'][number]) {
  const { data } = editedQuestionSchema.safeParse({ ...rest, explanation });
  return data ? [data] : [];
}
