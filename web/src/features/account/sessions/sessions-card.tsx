import type { Session } from '@study-assistant/contract/people/own-sessions';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../../components/loaded.tsx';
import { Badge } from '../../../components/ui/badge/badge.tsx';
import { Button } from '../../../components/ui/button/button.tsx';
import { Card } from '../../../components/ui/card/card.tsx';
import { ConfirmDialog } from '../../../components/ui/dialog/confirm-dialog.tsx';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { describeFailure } from '../../../lib/api/describe-failure.ts';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { planFocusAfterRemoval } from '../../../lib/dom/focus-after-removal.ts';
import { describeMoment, readerTimeZone } from '../../../lib/format/moments.ts';
import { endOtherSessions, endSession, ownSessionsQuery } from '../../../queries/own-sessions.ts';
import styles from '../account.module.css';
import { nameDevice, texts } from './sessions-texts.ts';

/** Where the person is signed in; she ends each of them but this one, which she signs out of. */
export function SessionsCard({ isByCard }: { isByCard: boolean }) {
  const { uid } = useSignedInUser();
  const query = useQuery(ownSessionsQuery(uid));
  return (
    <Card title={texts.title} description={texts.description(isByCard)}>
      <Loaded
        query={query}
        skeleton={<Skeleton label={texts.loading} shape="rows" count={2} />}
        error={texts.failed}
      >
        {(sessions) => (
          <>
            <ul className={styles.ways}>
              {sessions.map((session) => (
                <SessionLine key={session.id} session={session} />
              ))}
            </ul>
            {sessions.some(({ isThis }) => !isThis) && <EndOthers />}
          </>
        )}
      </Loaded>
    </Card>
  );
}

function SessionLine({ session }: { session: Session }) {
  const { id, signedInAt, lastUsedAt, isThis } = session;
  const reload = useReload();
  const device = nameDevice(session);
  const zone = readerTimeZone();
  const times = [
    texts.signedIn(describeMoment(signedInAt, zone)),
    ...(isThis ? [] : [texts.lastUsed(describeMoment(lastUsedAt, zone))]),
  ];
  const { mutate, isPending } = useMutation({
    mutationFn: () => endSession(id),
    onSuccess: async () => {
      const moveFocus = planFocusAfterRemoval(id);
      await reload();
      moveFocus();
      toast.success(texts.ended(device));
    },
    onError: (error) => {
      toast.error(describeFailure(texts.endFailed, error));
      void reload();
    },
  });
  return (
    <li data-row={id} tabIndex={-1}>
      <div>
        <p>
          <strong className={styles.device}>{device}</strong>{' '}
          {isThis && <Badge tone="good">{texts.thisDevice}</Badge>}
        </p>
        <p className={styles.hint}>{times.join(', ')}</p>
      </div>
      {!isThis && (
        <Button
          aria-label={`${texts.end} ${device}, ${times.join(', ')}`}
          isBusy={isPending}
          busyLabel="Ending…"
          onClick={() => mutate()}
        >
          {texts.end}
        </Button>
      )}
    </li>
  );
}

function EndOthers() {
  const [isAsking, setIsAsking] = useState(false);
  const reload = useReload();
  const { mutate, isPending } = useMutation({
    mutationFn: endOtherSessions,
    onSuccess: async () => {
      toast.success(texts.othersEnded);
      setIsAsking(false);
      await reload();
      document.querySelector('h1')?.focus();
    },
    onError: (error) => {
      setIsAsking(false);
      toast.error(describeFailure(texts.othersFailed, error));
    },
  });
  return (
    <>
      <div>
        <Button onClick={() => setIsAsking(true)}>{texts.endOthers}</Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={texts.othersTitle}
          confirmLabel="End them"
          isBusy={isPending}
          busyLabel="Ending…"
          onConfirm={() => mutate()}
          onCancel={() => setIsAsking(false)}
        >
          {texts.othersExplain}
        </ConfirmDialog>
      )}
    </>
  );
}

function useReload(): () => Promise<void> {
  const client = useQueryClient();
  const { uid } = useSignedInUser();
  return () => client.invalidateQueries({ queryKey: ownSessionsQuery(uid).queryKey });
}
