import { writeQuestions, WRITTEN_FORMATS, type WrittenFormat } from '@study-assistant/exchange';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../../components/ui/dialog/form-dialog.tsx';
import { ChoiceSelect } from '../../../components/ui/field/choice-select.tsx';
import { Field } from '../../../components/ui/field/field.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import type { ReadQuiz } from '../../../lib/api/lenient/quizzes.ts';
import { saveFile } from '../../../lib/dom/save-file.ts';
import { toSent, textsOf } from '../editor/question-texts.ts';
import styles from './exchange.module.css';

const texts = {
  title: 'Download the quiz',
  description: 'A file for another program, with the right answers in it.',
  format: 'Format',
  submit: 'Download',
  writing: 'Writing the file…',
  failed: 'The file could not be written. Please try another format.',
  whole: 'Everything in the quiz is in this file.',
  lost: 'This format cannot say all of it:',
} as const;

const formatNames: Record<WrittenFormat, string> = {
  gift: 'GIFT (Moodle and others)',
  'moodle-xml': 'Moodle XML',
  'qti-2.2': 'QTI 2.2 package',
  'qti-3.0': 'QTI 3.0 package',
  csv: 'CSV (spreadsheet)',
  docx: 'Word, with a key page',
  anki: 'Anki cards (text)',
};

type ExportDialogProps = { quiz: ReadQuiz; onClose: () => void };

/** Writes a quiz as a file in the browser, and says before the download what the format leaves out. */
export function ExportDialog({ quiz, onClose }: ExportDialogProps) {
  const [format, setFormat] = useState<WrittenFormat>('gift');
  const { data, error } = useQuery({
    queryKey: ['quiz-file', quiz.id, quiz.version, format],
    queryFn: () => writeQuestions(format, { title: quiz.title, questions: quiz.questions }),
    gcTime: 0,
    retry: false,
  });

  function download() {
    if (!data) return;
    saveFile(data.name, data.type, data.bytes);
    onClose();
  }

  return (
    <FormDialog
      title={texts.title}
      description={texts.description}
      submitLabel={texts.submit}
      isDisabled={!data}
      error={error && texts.failed}
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
      {!data && !error && <Skeleton label={texts.writing} shape="rows" count={1} />}
      {data && (
        <div role="status" className={styles.lost}>
          <p>{data.lost.length === 0 ? texts.whole : texts.lost}</p>
          {data.lost.length > 0 && (
            <ul>
              {data.lost.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          )}
        </div>
      )}
    </FormDialog>
  );
}
