import type { TargetGrade, Toughness } from '@study-assistant/contract/quizzes/quizzes';
import { MAX_QUESTIONS } from '@study-assistant/contract/wire/constants';
import { MAX_NAME_LENGTH, MAX_TOPIC_LENGTH } from '@study-assistant/contract/wire/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../components/ui/button/button.tsx';
import { FormDialog } from '../../../components/ui/dialog/form-dialog.tsx';
import { Field } from '../../../components/ui/field/field.tsx';
import { FileField } from '../../../components/ui/field/file-field.tsx';
import { Input } from '../../../components/ui/field/input.tsx';
import { Textarea } from '../../../components/ui/field/textarea.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { describeFailure } from '../../../lib/api/describe-failure.ts';
import { focusField } from '../../../lib/dom/focus-field.ts';
import { count } from '../../../lib/format/numbers.ts';
import { paths } from '../../../paths.ts';
import { beginQuiz } from '../../../queries/quiz-edits.ts';
import { MaterialChoice } from '../passages/material-choice.tsx';
import { pastedFile } from '../pasted-file.ts';
import { ReadItems } from './read-items.tsx';
import { useFileReading } from './use-file-reading.ts';
import { useProofs } from './use-proofs.ts';

const FILE = 'questions-file';
const TITLE = 'questions-title';

const texts = {
  title: 'Import questions',
  description:
    'A question paper in Word or as text, or a file of Moodle, Canvas, Kahoot and other programs. It stays in your browser until you import, or look for proofs.',
  file: 'File of questions',
  fileHint:
    'DOCX, TXT, GIFT, XML, ZIP, IMSCC or CSV, at most 40 MB. For a PDF: open it in Word and save it as DOCX, or paste its text.',
  accept: '.docx,.pdf,.txt,.gift,.xml,.qti,.zip,.imscc,.csv,.tsv',
  paste: 'Or the text of a question paper',
  readText: 'Read this text',
  chooseFile: 'Please choose a file.',
  chooseQuestions: 'Please choose at least one question.',
  tooMany: `A quiz has at most ${MAX_QUESTIONS} questions. Please choose fewer.`,
  quizTitle: 'Title of the quiz',
  giveTitle: 'Please give the quiz a title.',
  reading: 'Reading the file…',
  busy: 'Importing…',
  failed: 'The questions could not be imported:',
  notLooked: 'The material could not be looked through:',
} as const;

type ImportDialogProps = {
  settings: { toughness: Toughness; targetGrade: TargetGrade };
  onCancel: () => void;
};

type Problem = { field: typeof FILE | typeof TITLE; message: string };

/** Begins a quiz with questions of a file. What was read, and what not, is shown before anything is stored. */
export function ImportDialog({ settings, onCancel }: ImportDialogProps) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const reading = useFileReading();
  const [title, setTitle] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const { file, read, chosen } = reading;
  const proofs = useProofs(reading);
  const questions = reading.questions.map(({ index, question, hasTopic }) => {
    const source = proofs.sourceOf(index);
    const topic = hasTopic ? question.topic : title.slice(0, MAX_TOPIC_LENGTH);
    return { ...question, topic, ...(source && { source }) };
  });
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const { toughness, targetGrade } = settings;
      return beginQuiz({ title, toughness, targetGrade, questions }, client);
    },
    onSuccess: ({ id }) => void navigate(paths.quizEdit(id)),
  });

  function choose(next: File | null) {
    setProblem(null);
    if (next) setTitle(next.name.replace(/\.[^.]*$/u, '').slice(0, MAX_NAME_LENGTH));
    reading.choose(next);
  }

  function submit() {
    const found = findProblem();
    flushSync(() => setProblem(found));
    if (found === null) mutate();
    else focusField(found.field);
  }

  function findProblem(): Problem | null {
    if (!file) return { field: FILE, message: texts.chooseFile };
    if (questions.length === 0) return { field: FILE, message: texts.chooseQuestions };
    if (questions.length > MAX_QUESTIONS) return { field: FILE, message: texts.tooMany };
    return title.trim() === '' ? { field: TITLE, message: texts.giveTitle } : null;
  }

  const messageOf = (field: Problem['field']) =>
    problem?.field === field ? problem.message : undefined;
  return (
    <FormDialog
      isWide
      title={texts.title}
      description={texts.description}
      submitLabel={
        questions.length > 0 ? `Import ${count(questions.length, 'question')}` : 'Import'
      }
      busyLabel={texts.busy}
      isBusy={isPending}
      isDisabled={reading.isReading}
      error={error && describeFailure(texts.failed, error)}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <FileField
        id={FILE}
        label={texts.file}
        hint={texts.fileHint}
        accept={texts.accept}
        error={messageOf(FILE) ?? reading.error}
        file={file}
        onSelect={choose}
      />
      {!read?.items.length && !reading.isReading && <PasteField onRead={choose} />}
      {reading.isReading && <Skeleton label={texts.reading} shape="rows" count={4} />}
      {read && read.items.length > 0 && (
        <>
          <Field id={TITLE} label={texts.quizTitle} error={messageOf(TITLE)}>
            {(control) => (
              <Input
                {...control}
                maxLength={MAX_NAME_LENGTH}
                value={title}
                onChange={(event) => setTitle(event.target.value)}
              />
            )}
          </Field>
          <MaterialChoice
            id="questions-material"
            isFinding={proofs.isFinding}
            onFind={proofs.find}
          />
          <p role="status">
            {proofs.error ? describeFailure(texts.notLooked, proofs.error) : proofs.sum}
          </p>
          <ReadItems
            {...{ read, chosen }}
            onChoose={reading.setChosen}
            keys={reading.keys}
            onAnswer={reading.answer}
            proofs={proofs}
          />
        </>
      )}
    </FormDialog>
  );
}

function PasteField({ onRead }: { onRead: (file: File) => void }) {
  const [text, setText] = useState('');
  return (
    <>
      <Field id="questions-text" label={texts.paste}>
        {(control) => (
          <Textarea
            {...control}
            dir="auto"
            rows={4}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      {text.trim() !== '' && (
        <Button variant="secondary" onClick={() => onRead(pastedFile(text))}>
          {texts.readText}
        </Button>
      )}
    </>
  );
}
