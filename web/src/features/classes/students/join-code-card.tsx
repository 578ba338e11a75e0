import type { JoinCode, TaughtClass } from '@study-assistant/contract/classes/classes';
import { sayMoment, sayZone } from '@study-assistant/contract/wire/moments';
import { useQuery } from '@tanstack/react-query';
import { Copy, Maximize2, Plus, RefreshCw, X } from 'lucide-react';
import { Suspense, useId, useState, type ReactNode } from 'react';
import { Button } from '../../../components/ui/button/button.tsx';
import { Card } from '../../../components/ui/card/card.tsx';
import { ConfirmDialog } from '../../../components/ui/dialog/confirm-dialog.tsx';
import { useModal } from '../../../components/ui/dialog/use-modal.ts';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { describeFailure } from '../../../lib/api/describe-failure.ts';
import { lazyPart } from '../../../lib/dom/lazy-part.ts';
import { useKeptFocus } from '../../../lib/dom/use-kept-focus.ts';
import { useNow } from '../../../lib/dom/use-now.ts';
import { groupJoinCode } from '../../../lib/format/join-code.ts';
import { paths } from '../../../paths.ts';
import { closeJoinCode, renewJoinCode, taughtClassQueries } from '../../../queries/classes.ts';
import { useClassChange } from '../taught/use-class-change.ts';
import styles from './class-students.module.css';
import joinCodeScreenStyles from './join-code-screen.module.css';
import { texts } from './students-texts.ts';

const JoinQr = lazyPart(
  async () => (await import('../../../components/classes/join-qr.tsx')).JoinQr,
);

/** The code by which students join, as long as there is one. */
export function JoinCodeCard({ taught }: { taught: TaughtClass }) {
  const { joinCode } = taught;
  const { renew, close, isBusy } = useJoinCode(taught);
  useKeptFocus(joinCode);
  // The time is read once: a page that is open for two weeks is reloaded in between.
  const [openedAt] = useState(() => Date.now());
  const isOver = joinCode !== null && Date.parse(joinCode.expiresAt) <= openedAt;
  return (
    <Card title="Join code" data-row="join-code">
      {joinCode === null || isOver ? (
        <>
          <p>{isOver ? texts.codeOver : texts.noCode}</p>
          <div>
            <Button
              variant="primary"
              icon={<Plus aria-hidden />}
              isBusy={isBusy}
              busyLabel="Making a code…"
              onClick={() => renew(texts.codeMade)}
            >
              Make a code
            </Button>
          </div>
        </>
      ) : (
        <OpenCode
          taught={taught}
          joinCode={joinCode}
          isBusy={isBusy}
          onRenew={() => renew(texts.codeRenewed)}
          onClose={close}
        />
      )}
    </Card>
  );
}

type OpenCodeProps = {
  taught: TaughtClass;
  joinCode: JoinCode;
  isBusy: boolean;
  onRenew: () => void;
  onClose: () => void;
};

function OpenCode({ taught, joinCode, isBusy, onRenew, onClose }: OpenCodeProps) {
  const { name, grade, timeZone } = taught;
  const [asked, setAsked] = useState<'screen' | 'renew' | null>(null);
  const link = location.origin + paths.joinClass(joinCode.code, name, grade);
  const now = new Date(useNow());
  const until = sayMoment(joinCode.expiresAt, timeZone, now);
  return (
    <>
      <p>{texts.codeHint}</p>
      <div className={styles.code}>
        <Suspense>
          <JoinQr link={link} />
        </Suspense>
        <p className={styles.letters}>{groupJoinCode(joinCode.code)}</p>
      </div>
      <p className={styles.expiry}>
        {`${location.host}${paths.myClasses}`}
        <br />
        Good until {until} ({sayZone(timeZone)}).
      </p>
      <div className={styles.buttons}>
        <Button
          variant="primary"
          icon={<Maximize2 aria-hidden />}
          onClick={() => setAsked('screen')}
        >
          Show large
        </Button>
        <Button icon={<Copy aria-hidden />} onClick={() => void copy(link)}>
          Copy link
        </Button>
        <Button icon={<RefreshCw aria-hidden />} onClick={() => setAsked('renew')}>
          New code
        </Button>
        <Button icon={<X aria-hidden />} isBusy={isBusy} onClick={onClose}>
          Close code
        </Button>
      </div>
      {asked === 'screen' && (
        <JoinCodeScreen
          taught={taught}
          code={joinCode.code}
          qr={<JoinQr link={link} />}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'renew' && (
        <ConfirmDialog
          title="Make a new code?"
          confirmLabel="New code"
          variant="primary"
          isBusy={isBusy}
          onConfirm={() => {
            setAsked(null);
            onRenew();
          }}
          onCancel={() => setAsked(null)}
        >
          The code {groupJoinCode(joinCode.code)} counts no more from then on, also where it is
          printed or written on the board. Whoever has joined stays.
        </ConfirmDialog>
      )}
    </>
  );
}

async function copy(link: string) {
  try {
    await navigator.clipboard.writeText(link);
    toast.success(texts.codeCopied);
  } catch {
    // The browser refused, or the page has no clipboard without HTTPS.
    toast.error(texts.copyFailed);
  }
}

function useJoinCode({ id }: TaughtClass) {
  const { mutate, isPending } = useClassChange(id);

  function change(act: (id: string) => Promise<TaughtClass>, done: string) {
    mutate(() => act(id), {
      onSuccess: () => toast.success(done),
      onError: (error) => toast.error(describeFailure(texts.failed, error)),
    });
  }

  return {
    renew: (done: string) => change(renewJoinCode, done),
    close: () => change(closeJoinCode, texts.codeClosed),
    isBusy: isPending,
  };
}

type JoinCodeScreenProps = {
  taught: TaughtClass;
  code: string;
  qr: ReactNode;
  onClose: () => void;
};

/** The code in full-screen size for a classroom wall, and how many are there; Escape closes it. */
function JoinCodeScreen({ taught, code, qr, onClose }: JoinCodeScreenProps) {
  const titleId = useId();
  const { data } = useQuery(taughtClassQueries.joining(taught.id, true));
  const dialog = useModal((element) => element.querySelector('button')?.focus(), onClose);
  return (
    <dialog ref={dialog} aria-labelledby={titleId} className={joinCodeScreenStyles.screen}>
      <Button icon={<X aria-hidden />} className={joinCodeScreenStyles.close} onClick={onClose}>
        Close
      </Button>
      <h2 id={titleId} className={joinCodeScreenStyles.title} dir="auto">
        Join {taught.name}
      </h2>
      <div className={joinCodeScreenStyles.qr}>
        <Suspense>{qr}</Suspense>
      </div>
      <p className={joinCodeScreenStyles.code}>{groupJoinCode(code)}</p>
      <p className={joinCodeScreenStyles.address}>{`${location.host}${paths.myClasses}`}</p>
      <p role="status" className={joinCodeScreenStyles.joined}>
        {data && texts.joined(data.students.length)}
      </p>
    </dialog>
  );
}
