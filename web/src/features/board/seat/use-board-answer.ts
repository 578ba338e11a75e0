import type { Seat } from '@study-assistant/contract/board/board';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { isLostOnTheWay } from '../../../lib/api/is-lost-on-the-way.ts';
import { answerBoard, boardQueries } from '../../../queries/board.ts';
import { seatTexts as texts } from '../board-texts.ts';

type Choice = { answer: number; sending: 'saving' | 'unsent' | 'saved' };

const PAUSE_MS = 1000;

/**
 * The answer to the present question. It is sent until the server has it, one after the other, so that
 * of two answers the last one counts; the same one sent twice counts once.
 */
export function useBoardAnswer(seat: Seat) {
  const client = useQueryClient();
  const [choice, setChoice] = useState<Choice | null>(null);
  const wanted = useRef<number | null>(null);
  const isSending = useRef(false);
  useEffect(
    () => () => {
      wanted.current = null;
    },
    [],
  );

  async function sendAll(questionIndex: number) {
    if (isSending.current) return;
    isSending.current = true;
    while (wanted.current !== null) {
      const answer = wanted.current;
      const isStill = () => wanted.current === answer;
      try {
        await answerBoard(seat, questionIndex, answer);
        if (!isStill()) continue;
        wanted.current = null;
        setChoice({ answer, sending: 'saved' });
      } catch (error) {
        if (isLostOnTheWay(error)) {
          if (isStill()) setChoice({ answer, sending: 'unsent' });
          await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
        } else if (isStill()) {
          // Mostly her teacher has shown the answers meanwhile: the board says so next.
          wanted.current = null;
          setChoice(null);
          toast.error(texts.closed);
          void client.invalidateQueries({ queryKey: boardQueries.seat(seat.classId).queryKey });
        }
      }
    }
    isSending.current = false;
  }

  function choose(answer: number) {
    if (seat.questionIndex === null) return;
    wanted.current = answer;
    setChoice({ answer, sending: 'saving' });
    void sendAll(seat.questionIndex);
  }

  return {
    answer: choice?.answer ?? seat.answer,
    sending: choice?.sending ?? ('saved' as const),
    choose,
  };
}
