import type { TargetGrade, Toughness } from '@study-assistant/contract/quizzes/quizzes';
import { UNTITLED_QUIZ } from '@study-assistant/contract/wire/titles';
import { useMutation } from '@tanstack/react-query';
import { PencilLine } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../components/ui/button/button.tsx';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { describeFailure } from '../../../lib/api/describe-failure.ts';
import { paths } from '../../../paths.ts';
import styles from '../quiz-generation.module.css';
import { texts } from '../teacher-quiz-texts.ts';

type BeginQuizButtonProps = { settings: { toughness: Toughness; targetGrade: TargetGrade } };

/** Begins a quiz without a document and opens its editor. */
export function BeginQuizButton({ settings: { toughness, targetGrade } }: BeginQuizButtonProps) {
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    // Most quizzes are written from a document, so this code is loaded on first use.
    mutationFn: async (_: undefined, { client }) => {
      const { beginQuiz } = await import('../../../queries/quiz-edits.ts');
      return beginQuiz({ title: UNTITLED_QUIZ, toughness, targetGrade }, client);
    },
    onSuccess: ({ id }) => void navigate(paths.quizEdit(id)),
    onError: (error) => toast.error(describeFailure(texts.beginFailed, error)),
  });
  return (
    <Button
      variant="quiet"
      icon={<PencilLine aria-hidden />}
      className={styles.submit}
      isDisabled={isPending}
      onClick={() => mutate(undefined)}
    >
      {texts.beginYourself}
    </Button>
  );
}
