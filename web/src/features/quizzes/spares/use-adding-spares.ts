import type { PlacedQuestion } from '@study-assistant/contract/questions/question';
import { editQuiz } from '@study-assistant/contract/quizzes/edit-quiz';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { describeFailure } from '../../../lib/api/describe-failure.ts';
import { bringToTop } from '../../../lib/dom/bring-to-top.ts';
import { readOwnQuiz, saveQuiz, type OwnQuiz } from '../../../queries/quiz-edits.ts';
import { quizQueries } from '../../../queries/quizzes.ts';
import { spareTexts } from './spare-texts.ts';

/**
 * Adds spare questions to a quiz and saves it, with an undo.
 *
 * @param headingOf the id of the n-th question's heading on the page
 */
export function useAddingSpares(quizId: string, headingOf: (number: number) => string) {
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
      setTimeout(() => bringToTop(headingOf(first)));
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
  const quiz = await saveQuestions(newest, [...newest.questions, ...added], client);
  return { quiz, added };
}

async function takeOut(quizId: string, ids: readonly string[], client: QueryClient): Promise<void> {
  try {
    const newest = await readOwnQuiz(quizId);
    const kept = newest.questions.filter(({ id }) => !ids.includes(id));
    await saveQuestions(newest, kept, client);
    toast.success(spareTexts.takenOut);
  } catch (error) {
    toast.error(describeFailure(spareTexts.undoFailed, error));
  }
}

/** What is stored can be sent as it is. */
async function saveQuestions(
  { id, version }: OwnQuiz,
  questions: readonly PlacedQuestion[],
  client: QueryClient,
): Promise<OwnQuiz> {
  const edit = editQuiz.body.parse({ version, questions });
  return (await saveQuiz(id, edit, client)).quiz;
}
