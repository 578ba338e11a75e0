import type { LedBoard } from '@study-assistant/contract/board/board';
import { Suspense, type RefObject } from 'react';
import { lazyPart } from '../../../lib/dom/lazy-part.ts';
import { groupJoinCode } from '../../../lib/format/join-code.ts';
import { paths } from '../../../paths.ts';
import { ledTexts as texts } from '../board-texts.ts';
import styles from './led-board.module.css';

const JoinQr = lazyPart(
  async () => (await import('../../../components/classes/join-qr.tsx')).JoinQr,
);

type WaitingClassProps = {
  headingRef: RefObject<HTMLHeadingElement | null>;
  board: LedBoard;
  joinCode: string | null;
};

/** How the class comes in, and how many are there. */
export function WaitingClass({ headingRef, board, joinCode }: WaitingClassProps) {
  return (
    <>
      <p className={styles.place} dir="auto">
        {board.quizTitle}
      </p>
      <h2 ref={headingRef} tabIndex={-1} className={styles.question}>
        {texts.join}
      </h2>
      <p className={styles.count} role="status">
        {texts.joined(board.joined)}
      </p>
      <p className={styles.how}>{texts.joinHow}</p>
      {joinCode === null ? (
        <p className={styles.note}>{texts.noCode}</p>
      ) : (
        <div className={styles.joining}>
          <Suspense>
            <JoinQr link={location.origin + paths.joinClass(joinCode, board.className)} />
          </Suspense>
          <p className={styles.how}>
            <strong className={styles.address}>{location.host + paths.myClasses}</strong>
            <br />
            {texts.joinNew} <strong className={styles.code}>{groupJoinCode(joinCode)}</strong>
          </p>
        </div>
      )}
      {board.leftOut !== undefined && <p className={styles.note}>{texts.leftOut(board.leftOut)}</p>}
    </>
  );
}
