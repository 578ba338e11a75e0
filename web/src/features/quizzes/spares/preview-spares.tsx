import type { ReadQuiz } from '../../../lib/api/lenient/quizzes.ts';
import { SparesOffer } from './spares-offer.tsx';
import { useAddingSpares } from './use-adding-spares.ts';

/** The offer below a quiz's notice in its preview; what is added is saved at once. */
export function PreviewSpares({ quiz }: { quiz: ReadQuiz }) {
  const { add, isBusy } = useAddingSpares(quiz.id);
  return <SparesOffer quiz={quiz} questions={quiz.questions} isBusy={isBusy} onAdd={add} />;
}
