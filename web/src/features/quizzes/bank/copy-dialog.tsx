import type { BankQuestion } from '@study-assistant/contract/quizzes/question-bank';
import { targetGrades } from '@study-assistant/contract/quizzes/quizzes';
import { MAX_QUESTIONS, TOUGHNESS } from '@study-assistant/contract/wire/constants';
import { MAX_NAME_LENGTH } from '@study-assistant/contract/wire/limits';
import { orUntitled } from '@study-assistant/contract/wire/titles';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { useRestOfList } from '../../../components/lists/use-list-part.ts';
import { FormDialog } from '../../../components/ui/dialog/form-dialog.tsx';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { ChoiceSelect } from '../../../components/ui/field/choice-select.tsx';
import { Field } from '../../../components/ui/field/field.tsx';
import { Input } from '../../../components/ui/field/input.tsx';
import { describeFailure } from '../../../lib/api/describe-failure.ts';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { focusField } from '../../../lib/dom/focus-field.ts';
import { count } from '../../../lib/format/numbers.ts';
import { paths } from '../../../paths.ts';
import { copyIntoQuiz, type CopiedQuestions } from '../../../queries/question-bank.ts';
import { quizQueries } from '../../../queries/quizzes.ts';

const NEW = 'new';
const TITLE = 'copy-title';

type CopyDialogProps = {
  questions: readonly BankQuestion[];
  onDone: () => void;
  onCancel: () => void;
};

/** Asks into which draft questions are copied, or how the new one is called. */
export function CopyDialog({ questions, onDone, onCancel }: CopyDialogProps) {
  const { uid } = useSignedInUser();
  const client = useQueryClient();
  const navigate = useNavigate();
  const own = useInfiniteQuery(quizQueries.own(uid));
  const isLooking = useRestOfList(own, true);
  const drafts = (own.data ?? []).filter(({ status }) => status === 'draft');
  const [into, setInto] = useState(NEW);
  const [title, setTitle] = useState('');
  const [toughness, setToughness] = useState(questions[0]?.toughness ?? 'Medium');
  const [targetGrade, setTargetGrade] = useState(questions[0]?.targetGrade ?? 'Grade 10');
  const [problem, setProblem] = useState<string | undefined>();
  const isNew = into === NEW;
  const draft = drafts.find(({ id }) => id === into);
  const tooMany = describeTooMany(questions.length + (draft?.numQuestions ?? 0));

  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      copyIntoQuiz(questions, isNew ? { title, toughness, targetGrade } : { quizId: into }, client),
    onSuccess: (copied) => {
      onDone();
      toast.success(sayCopied(copied, questions.length), {
        label: 'Open it',
        onAction: () => void navigate(paths.quizEdit(copied.quiz.id)),
      });
    },
  });

  function submit() {
    const found = isNew && title.trim() === '' ? 'Please give the quiz a title.' : undefined;
    flushSync(() => setProblem(found));
    if (found !== undefined) focusField(TITLE);
    else if (tooMany === null) mutate();
  }

  return (
    <FormDialog
      title={`Copy ${count(questions.length, 'question')}`}
      description="They are copied with their answers. The quizzes that they are in stay as they are."
      submitLabel="Copy"
      busyLabel="Copying…"
      isBusy={isPending}
      error={tooMany ?? (error && describeFailure('The questions could not be copied:', error))}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <Field
        id="copy-into"
        label="Into"
        hint={isLooking ? 'Your drafts are being read…' : 'A new quiz, or a draft of yours.'}
      >
        {(control) => (
          <ChoiceSelect
            {...control}
            choices={[NEW, ...drafts.map(({ id }) => id)]}
            labelOf={(id) => nameOf(drafts.find((one) => one.id === id))}
            value={into}
            onChange={setInto}
          />
        )}
      </Field>
      {isNew && (
        <>
          <Field id={TITLE} label="Title of the quiz" error={problem}>
            {(control) => (
              <Input
                {...control}
                dir="auto"
                autoComplete="off"
                maxLength={MAX_NAME_LENGTH}
                value={title}
                onChange={(event) => setTitle(event.target.value)}
              />
            )}
          </Field>
          <Field id="copy-toughness" label="Toughness">
            {(control) => (
              <ChoiceSelect
                {...control}
                choices={TOUGHNESS}
                value={toughness}
                onChange={setToughness}
              />
            )}
          </Field>
          <Field id="copy-grade" label="Target grade">
            {(control) => (
              <ChoiceSelect
                {...control}
                choices={targetGrades}
                value={targetGrade}
                onChange={setTargetGrade}
              />
            )}
          </Field>
        </>
      )}
    </FormDialog>
  );
}

function nameOf(draft: { title: string; numQuestions: number } | undefined): string {
  if (!draft) return 'A new quiz';
  return `${orUntitled(draft.title)} (${count(draft.numQuestions, 'question')})`;
}

function describeTooMany(amount: number): string | null {
  if (amount <= MAX_QUESTIONS) return null;
  return `A quiz has at most ${MAX_QUESTIONS} questions. Please choose ${amount - MAX_QUESTIONS} fewer.`;
}

function sayCopied({ quiz, copied }: CopiedQuestions, asked: number): string {
  const there = asked - copied;
  const known = there > 0 ? ` ${there} ${there === 1 ? 'was' : 'were'} there already.` : '';
  return `${count(copied, 'question')} copied into “${orUntitled(quiz.title)}”.${known}`;
}
