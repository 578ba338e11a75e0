import type { QuestionToMark } from '@study-assistant/contract/attempts/marking';
import { useMutation, type QueryClient } from '@tanstack/react-query';
import type { Dispatch } from 'react';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { describeFailure } from '../../../lib/api/describe-failure.ts';
import { rereadMarked } from '../../../queries/marking.ts';
import { quizEditQueries, saveQuiz } from '../../../queries/quiz-edits.ts';
import { NEW_TEXT } from '../../../questions/edited-texts.ts';
import { editorReducer, startEditor } from '../editor/editor-state.ts';
import type { MarkedLine, MarkingAction } from './marking-state.ts';

const UNDO_SECONDS = 10;

/** Why the quiz as it is now cannot have the answer. */
class CannotAccept extends Error {
  constructor(message = 'This question is no longer as it was answered: change it in the editor.') {
    super(message);
  }
}

type Accepting = { line: MarkedLine; question: QuestionToMark; isAccepted: boolean };

/**
 * Accepts an answer from now on, or no longer: the answers that are like it are graded again, and those
 * that wait among them have their point.
 */
export function useAccepting(quizId: string, dispatch: Dispatch<MarkingAction>) {
  const { mutate, isPending } = useMutation({
    mutationFn: ({ line, question, isAccepted }: Accepting, { client }) =>
      changeAccepted(client, quizId, question, (accepted) =>
        isAccepted
          ? [...accepted, oneLine(line.answer)]
          : accepted.filter((one) => one !== oneLine(line.answer)),
      ),
    onSuccess: (_, { line, question, isAccepted }) => {
      const { key, answer } = line;
      if (!isAccepted) {
        dispatch({ type: 'undone', key, before: null });
        toast.success(`“${answer}” is not accepted any more.`);
        return;
      }
      dispatch({ type: 'accepted', key });
      toast.success(`“${answer}” is accepted from now on. Answers like it are graded again.`, {
        label: 'Undo',
        onAction: () => mutate({ line, question, isAccepted: false }),
        seconds: UNDO_SECONDS,
      });
    },
    onError: (error) =>
      toast.error(
        error instanceof CannotAccept
          ? error.message
          : describeFailure('This could not be saved:', error),
      ),
  });
  return { changeAcceptance: mutate, isAccepting: isPending };
}

/** Saves the quiz as it is now with other accepted answers of one question, as its editor would. */
async function changeAccepted(
  client: QueryClient,
  quizId: string,
  { questionId, question }: QuestionToMark,
  change: (accepted: readonly string[]) => readonly string[],
): Promise<void> {
  const quiz = await client.fetchQuery({ ...quizEditQueries.quiz(quizId), staleTime: 0 });
  const state = quiz && startEditor(quiz);
  const asked = state?.questions.find(({ id }) => id === questionId);
  if (!state || asked?.kind !== 'text' || asked.question !== question) {
    throw new CannotAccept();
  }
  const { text = NEW_TEXT } = asked;
  const accepted = change(text.accepted.split('\n')).join('\n');
  const { readEdit } = await import('../editor/read-edit.ts');
  const { edit, problems } = readEdit(
    editorReducer(state, {
      ...{ type: 'change', key: asked.key },
      texts: { text: { ...text, accepted } },
    }),
  );
  if (edit === null) throw new CannotAccept(problems[0]?.message);
  await saveQuiz(quizId, edit, client);
  await rereadMarked(quizId, client);
}

/** What is accepted is one line each. */
export function oneLine(answer: string): string {
  return answer.replace(/\s+/g, ' ').trim();
}
