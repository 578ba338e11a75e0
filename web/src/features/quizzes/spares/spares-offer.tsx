import type { PlacedQuestion } from '@study-assistant/contract/questions/question';
import { useQuery } from '@tanstack/react-query';
import { ListPlus } from 'lucide-react';
import { Button } from '../../../components/ui/button/button.tsx';
import { draftQueries } from '../../../queries/questions.ts';
import { describeKinds, spareTexts } from './spare-texts.ts';
import styles from './spares-offer.module.css';

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
export function SparesOffer({ quiz, questions, isBusy = false, onAdd }: SparesOfferProps) {
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
        {spareTexts.add(offered.length)}
      </Button>
    </section>
  );
}
