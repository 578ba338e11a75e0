import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '../../../lib/api/api-error.ts';
import {
  useSecondStepQuestion,
  type SecondStepQuestion,
} from '../../../lib/auth/second-step-question.ts';
import { focusField } from '../../../lib/dom/focus-field.ts';
import { Button } from '../../ui/button/button.tsx';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { CodeField } from './code-field.tsx';
import { explainCodeError, texts } from './code-texts.ts';
import { RecoveryDialog } from './recovery-dialog.tsx';
import { useTries } from './use-tries.ts';

type CodeQuestionProps = {
  /** Whether a recovery code may stand in for the app; where somebody is signed in already, it does not. */
  offersRecovery?: boolean;
};

/** Asks for a code of the app while a sign-in waits for it; else nothing. */
export function CodeQuestion({ offersRecovery = false }: CodeQuestionProps) {
  const question = useSecondStepQuestion();
  const [recovery, setRecovery] = useState<'none' | 'asked' | 'done'>('none');
  if (!question) return null;

  function giveUp(sentence: string) {
    setRecovery('none');
    question?.giveUp(notAnswered(sentence));
  }

  function signInAgain() {
    setRecovery('none');
    void question?.again();
  }

  if (recovery === 'done') {
    return (
      <FormDialog
        title={texts.recoveredTitle}
        description={texts.recovered}
        submitLabel="Sign in"
        onSubmit={signInAgain}
        onCancel={() => giveUp(texts.notSignedIn)}
      >
        {null}
      </FormDialog>
    );
  }
  if (recovery === 'asked') {
    return (
      <RecoveryDialog
        email={question.email}
        onDone={() => setRecovery('done')}
        onCancel={() => setRecovery('none')}
      />
    );
  }
  return (
    <CodeDialog question={question} onCancel={() => giveUp(texts.notAnswered)}>
      {offersRecovery && (
        <div>
          <Button variant="quiet" onClick={() => setRecovery('asked')}>
            {texts.noPhone}
          </Button>
        </div>
      )}
    </CodeDialog>
  );
}

const FIELD = 'second-step-code';

type CodeDialogProps = {
  question: SecondStepQuestion;
  onCancel: () => void;
  children: ReactNode;
};

function CodeDialog({ question, onCancel, children }: CodeDialogProps) {
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState<string | null>(null);
  const { attempt, isPending, error } = useTries(
    () => question.answer(code.replace(/\s/g, '')),
    () => focusField(FIELD),
  );

  function submit() {
    const found = code.trim() === '' ? texts.codeMissing : null;
    flushSync(() => setMissing(found));
    if (found === null) attempt();
    else focusField(FIELD);
  }

  return (
    <FormDialog
      title={texts.title}
      description={texts.explain}
      submitLabel="Sign in"
      busyLabel="Signing in…"
      isBusy={isPending}
      error={error === null ? null : explainCodeError(error)}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <CodeField id={FIELD} value={code} error={missing} onChange={setCode} />
      {children}
    </FormDialog>
  );
}

/** Said where the sign-in was asked for. */
function notAnswered(sentence: string): ApiError {
  const fault = { status: 0, code: 'second-step', hasServerSentence: true };
  return new ApiError(sentence, fault);
}
