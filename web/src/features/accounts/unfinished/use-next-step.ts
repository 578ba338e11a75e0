import { useCallback, useEffect, useState } from 'react';
import { serverSentence } from '../../../lib/api/api-error.ts';
import { takeNextStep, type Step } from '../../../queries/own-account.ts';
import { unfinishedTexts as texts } from './unfinished-texts.ts';

/** How far the account has come; null while that is loading. */
export function useNextStep() {
  const [step, setStep] = useState<Step | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const look = useCallback(
    () =>
      takeNextStep().then(
        (next) => {
          setStep(next);
          setFailure(null);
        },
        (error: unknown) => setFailure(serverSentence(error, texts.failed)),
      ),
    [],
  );

  useEffect(() => void look(), [look]);
  return { step, failure, look, setStep };
}
