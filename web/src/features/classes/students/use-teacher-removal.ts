import type { TaughtClass } from '@study-assistant/contract/classes/classes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { describeFailure } from '../../../lib/api/describe-failure.ts';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { paths } from '../../../paths.ts';
import { classListQuery, removeTeacher, taughtClassQueries } from '../../../queries/classes.ts';
import { texts } from './students-texts.ts';

type Teacher = TaughtClass['teachers'][number];

/** Removes a teacher from a class after a confirmation, and leads out whoever removed herself. */
export function useTeacherRemoval({ id }: TaughtClass) {
  const { uid: ownUid } = useSignedInUser();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Teacher | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ uid }: Teacher) => removeTeacher(id, uid),
    onSuccess: async (changed, { uid, fullName }) => {
      close();
      if (uid === ownUid) {
        await client.invalidateQueries(classListQuery);
        toast.success(texts.teacherLeft);
        await navigate(paths.classes);
        client.removeQueries({ queryKey: taughtClassQueries.one(id).queryKey });
        return;
      }
      client.setQueryData(
        taughtClassQueries.one(id).queryKey,
        (before) => before && { ...before, class: changed },
      );
      toast.success(texts.teacherRemoved(fullName));
    },
    onError: (error) => {
      close();
      toast.error(describeFailure(texts.failed, error));
    },
  });

  /** The dialog closes at once, since a screen reader hears nothing outside an open one. */
  function close() {
    flushSync(() => setAsked(null));
  }

  return {
    asked,
    ask: setAsked,
    cancel: () => setAsked(null),
    confirm: () => {
      if (asked && !isPending) mutate(asked);
    },
    isRemoving: isPending,
  };
}
