import type { LedBoard } from '@study-assistant/contract/board/board';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ArrowRight, Eye, Maximize, Minimize, Square } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../components/ui/button/button.tsx';
import { ConfirmDialog } from '../../../components/ui/dialog/confirm-dialog.tsx';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { describeFailure } from '../../../lib/api/describe-failure.ts';
import { boardQueries, endBoard, turnBoard } from '../../../queries/board.ts';
import { ledTexts as texts } from '../board-texts.ts';
import { AskedQuestion } from './asked-question.tsx';
import { BoardOutcome } from './board-outcome.tsx';
import styles from './led-board.module.css';
import { useBoardKeys } from './use-board-keys.ts';
import { useFullScreen } from './use-full-screen.ts';
import { WaitingClass } from './waiting-class.tsx';

type BoardStageProps = { board: LedBoard; joinCode: string | null; isStale: boolean };

/** What the class sees on the wall, with the buttons that move it on. */
export function BoardStage({ board, joinCode, isStale }: BoardStageProps) {
  const { state, turn, numQuestions, isLeader } = board;
  const client = useQueryClient();
  const stage = useRef<HTMLElement>(null);
  const [isAsked, setIsAsked] = useState(false);
  const { isFull, toggle } = useFullScreen(stage);

  const move = useMutation({
    mutationFn: (act: 'on' | 'end') =>
      act === 'end' ? endBoard(board, client) : turnBoard(board, turn + 1, client),
    onError: (error) => {
      toast.error(describeFailure(texts.failed, error));
      // Another device of hers may have moved it on.
      void client.invalidateQueries({ queryKey: boardQueries.led(board.classId).queryKey });
    },
    onSettled: () => flushSync(() => setIsAsked(false)),
  });
  const isLast = turn === 2 * numQuestions;
  const isOver = state === 'over';
  const canGoOn = isLeader && !isOver && !isLast;
  const goOn = () => {
    if (canGoOn && !move.isPending) move.mutate('on');
  };
  useBoardKeys(isAsked ? null : goOn);

  // Who goes on by the keyboard or listens hears the new question.
  const heading = useRef<HTMLHeadingElement>(null);
  const firstTurn = useRef(turn);
  useEffect(() => {
    if (turn !== firstTurn.current || isOver) heading.current?.focus();
  }, [turn, isOver]);

  return (
    <section ref={stage} className={styles.stage} aria-label={texts.title}>
      {state === 'waiting' && (
        <WaitingClass headingRef={heading} board={board} joinCode={joinCode} />
      )}
      {(state === 'asked' || state === 'shown') && (
        <AskedQuestion headingRef={heading} board={board} />
      )}
      {isOver && <BoardOutcome headingRef={heading} board={board} />}
      {isStale && !isOver && <p className={styles.note}>{texts.stale}</p>}
      {!isLeader && !isOver && <p className={styles.note}>{texts.notLeader}</p>}
      {!isOver && (
        <div className={styles.actions}>
          {canGoOn && (
            <Button
              variant="primary"
              icon={state === 'asked' ? <Eye aria-hidden /> : <ArrowRight aria-hidden />}
              isBusy={move.isPending && move.variables === 'on'}
              onClick={goOn}
            >
              {wordOf(board)}
            </Button>
          )}
          <Button
            variant={canGoOn ? 'secondary' : 'primary'}
            icon={<Square aria-hidden />}
            isBusy={move.isPending && move.variables === 'end'}
            busyLabel={texts.ending}
            onClick={() => (isLast && isLeader ? move.mutate('end') : setIsAsked(true))}
          >
            {texts.end}
          </Button>
          <Button
            variant="quiet"
            icon={isFull ? <Minimize aria-hidden /> : <Maximize aria-hidden />}
            onClick={toggle}
          >
            {isFull ? texts.leaveFullScreen : texts.fullScreen}
          </Button>
          {canGoOn && <span className={styles.keys}>{texts.keys}</span>}
        </div>
      )}
      {isAsked && (
        <ConfirmDialog
          title={texts.endAsk}
          confirmLabel={texts.end}
          variant="primary"
          isBusy={move.isPending}
          busyLabel={texts.ending}
          onConfirm={() => move.mutate('end')}
          onCancel={() => setIsAsked(false)}
        >
          {texts.endMeans}
        </ConfirmDialog>
      )}
    </section>
  );
}

function wordOf({ state, turn }: LedBoard): string {
  if (state === 'asked') return texts.show;
  return turn === 0 ? texts.first : texts.next;
}
