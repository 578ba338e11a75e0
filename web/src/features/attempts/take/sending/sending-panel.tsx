import { CloudOff, Send } from 'lucide-react';
import { useEffect, useRef } from 'react';
import tones from '../../../../components/ui/badge/tone.module.css';
import { ButtonLink } from '../../../../components/ui/button/button-link.tsx';
import { Button } from '../../../../components/ui/button/button.tsx';
import { ProgressBar } from '../../../../components/ui/meter/progress-bar.tsx';
import state from '../../../../components/ui/state/state-message.module.css';
import { classNames } from '../../../../lib/dom/class-names.ts';
import { formatTime } from '../../../../lib/format/dates.ts';
import { paths } from '../../../../paths.ts';
import styles from './sending-panel.module.css';
import type { SubmitFailure } from './submit-failure.ts';

/**
 * Why an attempt is over: the student handed it in, her time was up, the quiz closed as planned, or
 * the server ended it, for example because a teacher closed it or another tab handed it in.
 */
export type Ending = 'handed-in' | 'time-up' | 'closed' | 'ended';

const titles: Record<Ending, string> = {
  'handed-in': 'Submitting your answers…',
  'time-up': 'Time is up',
  closed: 'This quiz is closed',
  ended: 'This attempt is closed',
};

type SendingPanelProps = {
  failure: SubmitFailure | null;
  isSending: boolean;
  sendAgain: () => void;
  ending: Ending;
  /** The last moment at which answers may arrive, in ms. */
  lastMoment: number;
};

/** Shows answers on their way to the server; they are kept until it has them. */
export function SendingPanel(props: SendingPanelProps) {
  const { failure, isSending, sendAgain, ending, lastMoment } = props;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);

  return (
    <section aria-labelledby="sending" className={styles.panel}>
      <span aria-hidden className={classNames(state.icon, failure ? tones.warn : tones.brand)}>
        {failure ? <CloudOff /> : <Send />}
      </span>
      <h1 id="sending" ref={title} tabIndex={-1} className={styles.title}>
        {failure ? 'Not submitted yet' : titles[ending]}
      </h1>
      {!failure && ending !== 'handed-in' && <p>Your answers are being submitted.</p>}
      {!failure && <ProgressBar label="Submitting" isLabelHidden percent={null} />}
      <div role="alert" className={styles.message}>
        {failure && (
          <>
            <p>{failure.message}</p>
            <p className={styles.safe}>{reassure(failure, lastMoment)}</p>
          </>
        )}
      </div>
      {failure && (
        <div className={styles.actions}>
          {failure.isSignedOut ? (
            <ButtonLink to={paths.logIn} variant="primary">
              Sign In
            </ButtonLink>
          ) : failure.isOver ? null : (
            <Button variant="primary" isBusy={isSending} busyLabel="Sending…" onClick={sendAgain}>
              Try Again
            </Button>
          )}
          {!failure.isLost && !failure.isSignedOut && (
            <ButtonLink to={paths.studentDashboard}>Back to Dashboard</ButtonLink>
          )}
        </div>
      )}
    </section>
  );
}

/** Answers saved before count in any case, so this is about the last ones only. */
function reassure({ isLost, isOver }: SubmitFailure, lastMoment: number): string {
  if (isOver) return 'Nothing of this attempt counts.';
  if (!isLost) return 'Your answers are kept on this device.';
  return `Your answers are kept on this device. We keep trying to send them: they count if they arrive by ${formatTime(lastMoment)}. What was saved before counts in any case.`;
}
