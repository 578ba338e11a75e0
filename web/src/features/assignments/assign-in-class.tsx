import type { OwnQuizSummary } from '@study-assistant/contract/quizzes/quizzes';
import { CalendarPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '../../components/ui/button/button.tsx';
import { lazyPart } from '../../lib/dom/lazy-part.ts';

const ChooseQuizDialog = lazyPart(
  async () => (await import('../../components/quizzes/choose-quiz-dialog.tsx')).ChooseQuizDialog,
);
const AssignDialog = lazyPart(async () => (await import('./form/assign-dialog.tsx')).AssignDialog);

const assignTexts = { chooseQuiz: 'Which quiz do you want to assign?' } as const;

/** Assigns one of the teacher's quizzes to a class without leaving its page. */
export function AssignInClass({ classId }: { classId: string }) {
  const [step, setStep] = useState<'none' | 'choose' | OwnQuizSummary>('none');
  const close = () => setStep('none');
  return (
    <>
      <Button icon={<CalendarPlus aria-hidden />} onClick={() => setStep('choose')}>
        Assign a quiz
      </Button>
      <Suspense>
        {step === 'choose' && (
          <ChooseQuizDialog title={assignTexts.chooseQuiz} onChoose={setStep} onClose={close} />
        )}
        {typeof step === 'object' && <AssignDialog quiz={step} classId={classId} onClose={close} />}
      </Suspense>
    </>
  );
}
