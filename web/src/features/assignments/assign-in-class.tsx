import type { OwnQuizSummary } from '@study-assistant/contract/quizzes/quizzes';
import { CalendarPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../components/ui/button/button.tsx';
import { lazyPart } from '../../lib/dom/lazy-part.ts';

const ChooseQuizDialog = lazyPart(
  async () => (await import('../../components/quizzes/choose-quiz-dialog.tsx')).ChooseQuizDialog,
);
const AssignDialog = lazyPart(async () => (await import('./form/assign-dialog.tsx')).AssignDialog);

const assignTexts = { chooseQuiz: 'Which quiz do you want to assign?' } as const;

/**
 * Assigns one of the teacher's quizzes to a class without leaving its page. The address may say for
 * which of its students; then a quiz is chosen at once.
 */
export function AssignInClass({ classId }: { classId: string }) {
  const [search, setSearch] = useSearchParams();
  const only = search.get('for')?.split(',') ?? null;
  const [step, setStep] = useState<'none' | 'choose' | OwnQuizSummary>(only ? 'choose' : 'none');

  function close() {
    setStep('none');
    if (only === null) return;
    setSearch(
      (before) => {
        before.delete('for');
        return before;
      },
      { replace: true },
    );
  }

  return (
    <>
      <Button icon={<CalendarPlus aria-hidden />} onClick={() => setStep('choose')}>
        Assign a quiz
      </Button>
      <Suspense>
        {step === 'choose' && (
          <ChooseQuizDialog title={assignTexts.chooseQuiz} onChoose={setStep} onClose={close} />
        )}
        {typeof step === 'object' && (
          <AssignDialog quiz={step} classId={classId} only={only} onClose={close} />
        )}
      </Suspense>
    </>
  );
}
