import { X } from 'lucide-react';
import { Suspense, useId, type ReactNode } from 'react';
import { Button } from '../../../components/ui/button/button.tsx';
import { useModal } from '../../../components/ui/dialog/use-modal.ts';
import { groupJoinCode } from '../../../lib/format/join-code.ts';
import { paths } from '../../../paths.ts';
import styles from './join-code-screen.module.css';

type JoinCodeScreenProps = { className: string; code: string; qr: ReactNode; onClose: () => void };

/** The code over the whole window, for the wall of a classroom; Escape leads back. */
export function JoinCodeScreen({ className, code, qr, onClose }: JoinCodeScreenProps) {
  const titleId = useId();
  const dialog = useModal((element) => element.querySelector('button')?.focus(), onClose);
  return (
    <dialog ref={dialog} aria-labelledby={titleId} className={styles.screen}>
      <Button icon={<X aria-hidden />} className={styles.close} onClick={onClose}>
        Close
      </Button>
      <h2 id={titleId} className={styles.title} dir="auto">
        Join {className}
      </h2>
      <div className={styles.qr}>
        <Suspense>{qr}</Suspense>
      </div>
      <p className={styles.code}>{groupJoinCode(code)}</p>
      <p className={styles.address}>{`${location.host}${paths.myClasses}`}</p>
    </dialog>
  );
}
