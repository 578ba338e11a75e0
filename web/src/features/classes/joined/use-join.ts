import { JOIN_CODE_LENGTH } from '@study-assistant/contract/classes/classes';
import { cleanName } from '@study-assistant/contract/wire/text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router-dom';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { ApiError, serverSentence } from '../../../lib/api/api-error.ts';
import { focusField } from '../../../lib/dom/focus-field.ts';
import { cleanJoinCode } from '../../../lib/format/join-code.ts';
import { joinClass } from '../../../queries/classes.ts';
import { texts } from './joined-texts.ts';

export const CODE_FIELD = 'join-code';

/** Joins a class by its code. A code in the address is filled in, but the student has to click. */
export function useJoin() {
  const client = useQueryClient();
  const [params, setParams] = useSearchParams();
  const given = cleanJoinCode(params.get('code') ?? '');
  const [code, setCode] = useState(given);
  const [error, setError] = useState<string | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: joinClass,
    onSuccess: ({ name }) => {
      setCode('');
      setParams({}, { replace: true });
      toast.success(texts.joined(name));
      // The class may have brought quizzes.
      void client.invalidateQueries();
    },
    onError: (problem) => refuse(explain(problem)),
  });

  function refuse(sentence: string) {
    flushSync(() => setError(sentence));
    focusField(CODE_FIELD);
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isPending) return;
    if (code.length < JOIN_CODE_LENGTH) return refuse(texts.codeShort);
    setError(null);
    mutate(code);
  }

  return {
    code,
    setCode: (typed: string) => {
      setCode(typed);
      setError(null);
    },
    /** Says that the code of the address is filled in, and of which class it is; else null. */
    filledIn: code !== '' && code === given ? texts.codeFilledIn(nameOf(params)) : null,
    error,
    isJoining: isPending,
    submit,
  };
}

const MAX_NAME_LENGTH = 80;

/** The name of the class as the link has it, which is somebody's word and nothing more. */
function nameOf(params: URLSearchParams): string {
  return cleanName(params.get('class') ?? '').slice(0, MAX_NAME_LENGTH);
}

function explain(error: Error): string {
  const isLost = error instanceof ApiError && error.status === 0;
  return isLost ? error.message : serverSentence(error, texts.joinFailed);
}
