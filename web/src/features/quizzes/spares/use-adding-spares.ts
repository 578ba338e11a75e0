import type { PlacedQuestion } from '@study-assistant/contract/questions/question';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { describeFailure } from '../../../lib/api/describe-failure.ts';
import { bringToTop } from '../../../lib/dom/bring-to-top.ts';
import { readOwnQuiz, saveQuiz, type OwnQuiz } from '../../../queries/quiz-edits.ts';
import { quizQueries } from '../../../queries/quizzes.ts';
import { editorReducer, startEditor, type EditorState } from '../editor/editor-state.ts';
import { readEdit } from '../editor/read-edit.ts';
import { previewHeading } from '../preview/preview-heading.ts';
import { spareTexts } from './spare-texts.ts';

/** Adds spare questions to a quiz and saves it, with an undo. */
export function useAddingSpares(quizId: string) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (spares: readonly PlacedQuestion[]) => addSpares(quizId, spares, client),
    onSuccess: ({ quiz, added }) => {
      client.setQueryData(quizQueries.one(quizId).queryKey, quiz);
      if (added.length === 0) {
        toast.success(spareTexts.nothingToAdd);
        return;
      }
      const first = quiz.questions.length - added.length + 1;
      // The pressed button is gone with the offer; queries tell the page of a change in a task of its own.
      setTimeout(() => bringToTop(previewHeading(first)));
      const ids = added.map(({ id }) => id);
      const onAction = () => void takeOut(quizId, ids, client);
      toast.success(spareTexts.added(added.length), { label: 'Undo', onAction });
    },
    onError: (error) => {
      toast.error(describeFailure(spareTexts.addFailed, error));
      // Another tab may have been faster.
      void client.invalidateQueries({ queryKey: quizQueries.one(quizId).queryKey });
    },
  });
  return { add: mutate, isBusy: isPending };
}

type Added = { quiz: OwnQuiz; added: readonly PlacedQuestion[] };

/** Adds to the newest version what it still lacks: another tab may have added them a moment ago. */
async function addSpares(
  quizId: string,
  spares: readonly PlacedQuestion[],
  client: QueryClient,
): Promise<Added> {
  const newest = await readOwnQuiz(quizId);
  const has = new Set(newest.questions.map(({ id }) => id));
  const lacks = Math.max(0, (newest.asked ?? 0) - newest.questions.length);
  const added = spares.filter(({ id }) => !has.has(id)).slice(0, lacks);
  if (added.length === 0) return { quiz: newest, added };
  const state = editorReducer(startEditor(newest), { type: 'take-spares', spares: added });
  return { quiz: await saveEdited(state, client), added };
}

async function takeOut(quizId: string, ids: readonly string[], client: QueryClient): Promise<void> {
  try {
    const newest = startEditor(await readOwnQuiz(quizId));
    const giveBack = (state: EditorState, key: string) =>
      editorReducer(state, { type: 'give-back', key });
    await saveEdited(ids.reduce(giveBack, newest), client);
    toast.success(spareTexts.takenOut);
  } catch (error) {
    toast.error(describeFailure(spareTexts.undoFailed, error));
  }
}

/** @throws an error that says what the server would refuse */
async function saveEdited(state: EditorState, client: QueryClient): Promise<OwnQuiz> {
  const { edit, problems } = readEdit(state);
  if (!edit) throw new Error(problems[0]?.message);
  return (await saveQuiz(state.saved.id, edit, client)).quiz;
}
