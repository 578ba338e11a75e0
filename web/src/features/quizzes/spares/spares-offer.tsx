import type { PlacedQuestion } from '@study-assistant/contract/questions/question';
import { useQuery } from '@tanstack/react-query';
import { ListPlus } from 'lucide-react';
import { flushSync } from 'react-dom';
import { Button } from '../../../components/ui/button/button.tsx';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import type { ReadQuiz } from '../../../lib/api/lenient/quizzes.ts';
import { bringToTop } from '../../../lib/dom/bring-to-top.ts';
import { draftQueries } from '../../../queries/questions.ts';
import { nameFilling } from './count-fillable.ts';
import { describeKinds, spareTexts } from './spare-texts.ts';
import styles from './spares-offer.module.css';
import { useAddingSpares } from './use-adding-spares.ts';

type PreviewSparesProps = {
  quiz: ReadQuiz;
  /** The id of the n-th question's heading. */
  headingOf: (number: number) => string;
};

/** The offer in the preview of a quiz; what is added is saved at once. */
export function PreviewSpares({ quiz, headingOf }: PreviewSparesProps) {
  const { add, isBusy } = useAddingSpares(quiz.id, headingOf);
  return <SparesOffer quiz={quiz} questions={quiz.questions} isBusy={isBusy} onAdd={add} />;
}

type EditorSparesProps = {
  quiz: SparesOfferProps['quiz'];
  /** The questions that remain after a save. */
  questions: readonly { id: string | null }[];
  /** The id of the heading of the question with that key. */
  headingOf: (key: string) => string;
  onTake: (spares: readonly PlacedQuestion[]) => void;
  onGiveBack: (id: string) => void;
};

/** The offer in the editor; what is added is saved with everything else. */
export function EditorSpares({
  quiz,
  questions,
  headingOf,
  onTake,
  onGiveBack,
}: EditorSparesProps) {
  function add(spares: readonly PlacedQuestion[]) {
    flushSync(() => onTake(spares));
    // The pressed button is gone with the offer.
    if (spares[0]) bringToTop(headingOf(spares[0].id));
    toast.success(spareTexts.addedUnsaved(spares.length), {
      label: 'Undo',
      onAction: () => spares.forEach(({ id }) => onGiveBack(id)),
    });
  }
  return <SparesOffer quiz={quiz} questions={questions} onAdd={add} />;
}

type SparesOfferProps = {
  quiz: { id: string; asked?: number | undefined };
  /** The questions that it has now. */
  questions: readonly { id: string | null }[];
  isBusy?: boolean;
  onAdd: (spares: readonly PlacedQuestion[]) => void;
};

/**
 * Offers to fill up a quiz that is short of questions with those of other kinds that its writer has to
 * spare. Renders nothing until they are there.
 */
function SparesOffer({ quiz, questions, isBusy = false, onAdd }: SparesOfferProps) {
  const { id, asked = 0 } = quiz;
  const { data } = useQuery(draftQueries.left(id));
  const has = new Set(questions.map((one) => one.id));
  const free = (data?.spares ?? []).filter((spare) => !has.has(spare.id));
  const offered = free.slice(0, Math.max(0, asked - questions.length));
  if (offered.length === 0) return null;
  return (
    <section aria-label={spareTexts.region} className={styles.offer}>
      <p className={styles.words}>
        {spareTexts.short(questions.length, asked)} {spareTexts.given(describeKinds(offered))}
      </p>
      <Button icon={<ListPlus aria-hidden />} isBusy={isBusy} onClick={() => onAdd(offered)}>
        {nameFilling(offered.length)}
      </Button>
    </section>
  );
}
