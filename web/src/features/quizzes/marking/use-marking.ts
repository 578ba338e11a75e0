import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef } from 'react';
import { announce } from '../../../components/ui/feedback/announcer.tsx';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import {
  hasMarksOnTheirWay,
  sendMark,
  type GivenPoints,
  type Marking,
} from '../../../queries/marking.ts';
import {
  beginMarking,
  changeMarking,
  countMarked,
  type Mark,
  type MarkedLine,
} from './marking-state.ts';
import { useAccepting } from './use-accepting.ts';

export const pointNames: Record<GivenPoints, string> = {
  0: 'No point',
  0.5: 'Half a point',
  1: '1 point',
};

/**
 * Marks at once on the screen and sends behind it, so that she need not wait between two answers. What
 * is sent of one line keeps its order, and what could not be saved waits again.
 */
export function useMarking(quizId: string, { questions }: Marking) {
  const client = useQueryClient();
  const [state, dispatch] = useReducer(changeMarking, questions, beginMarking);
  const { changeAcceptance, isAccepting } = useAccepting(quizId, dispatch);
  const current = state.lines.find(({ key }) => key === state.current);
  const last = state.lines.find(({ key }) => key === state.done.at(-1));
  // What the line had before it was marked here is what an undo gives back.
  const before = useRef(new Map<string, Mark | null>());

  useEffect(() => {
    function warn(event: BeforeUnloadEvent) {
      if (hasMarksOnTheirWay()) event.preventDefault();
    }
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);

  async function send({ key, question, attemptIds, mark: old }: MarkedLine, mark: Mark | null) {
    const { questionId = '' } = questions[question] ?? {};
    const { points = null, comment = '' } = mark ?? {};
    try {
      await sendMark(quizId, key, { questionId, attemptIds, points, comment }, client);
    } catch (error) {
      dispatch({ type: 'failed', key, before: old });
      const why = error instanceof Error ? error.message : '';
      toast.error(`A mark could not be saved. ${why}`);
    }
  }

  return {
    state,
    current,
    last,
    isAccepting,

    /** Accepts the current line and all that are like it, in this and every later attempt. */
    accept: () => {
      const question = current && questions[current.question];
      if (question) changeAcceptance({ line: current, question, isAccepted: true });
    },

    choose: (key: string) => dispatch({ type: 'chosen', key }),

    mark: (points: GivenPoints, comment: string) => {
      if (!current || isAccepting) return;
      const mark = { points, comment: comment.trim() };
      before.current.set(current.key, current.mark);
      void send(current, mark);
      dispatch({ type: 'marked', key: current.key, mark });
      const { marked, all } = countMarked(state.lines);
      const more = current.mark === null ? current.attemptIds.length : 0;
      announce(`${pointNames[points]}. ${marked + more} of ${all} marked.`);
    },

    undo: () => {
      const question = last && questions[last.question];
      if (!question || isAccepting) return;
      if (last.isAccepted) {
        changeAcceptance({ line: last, question, isAccepted: false });
        return;
      }
      const old = before.current.get(last.key) ?? null;
      void send(last, old);
      dispatch({ type: 'undone', key: last.key, before: old });
      announce('The last mark is taken back.');
    },
  };
}
