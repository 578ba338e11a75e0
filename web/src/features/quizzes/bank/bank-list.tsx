import type { BankQuestion } from '@study-assistant/contract/quizzes/question-bank';
import type { ListFilter } from '../../../components/library/use-list-filter.ts';
import { ShowMore } from '../../../components/lists/show-more.tsx';
import { useListPart, type PagedQuery } from '../../../components/lists/use-list-part.ts';
import { EmptyState } from '../../../components/ui/state/empty-state.tsx';
import { NothingFound } from '../../../components/ui/state/nothing-found.tsx';
import type { Bank } from '../../../queries/question-bank.ts';
import { BankQuestionCard } from './bank-question-card.tsx';
import { bankTexts } from './bank-texts.ts';
import styles from './bank.module.css';

/** By their place, so that they stay chosen while others are looked for. */
export type ChosenQuestions = ReadonlyMap<string, BankQuestion>;

type BankListProps = {
  bank: Bank;
  query: PagedQuery;
  filter: ListFilter;
  isShared: boolean;
  chosen: ChosenQuestions;
  onChoose: (chosen: ChosenQuestions) => void;
};

export function BankList({ bank, query, filter, isShared, chosen, onChoose }: BankListProps) {
  const { questions, all, waiting } = bank;
  const part = useListPart(query, questions.length);

  function toggle(question: BankQuestion) {
    const next = new Map(chosen);
    if (!next.delete(placeOf(question))) next.set(placeOf(question), question);
    onChoose(next);
  }

  if (questions.length === 0) {
    if (waiting > 0) return null;
    if (all > 0) {
      return <NothingFound noun="question" plural="questions" onShowAll={filter.clear} />;
    }
    return (
      <EmptyState illustration="quiz" title={isShared ? bankTexts.noneShared : bankTexts.none}>
        {isShared ? bankTexts.noneSharedText : bankTexts.noneText}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={styles.questions} aria-label="Questions">
        {questions.slice(0, part.shown).map((question) => (
          <li key={placeOf(question)}>
            <BankQuestionCard
              question={question}
              isOwn={!isShared}
              isChosen={chosen.has(placeOf(question))}
              onToggle={() => toggle(question)}
            />
          </li>
        ))}
      </ul>
      <ShowMore part={part} plural="questions" error={bankTexts.loadFailed} />
    </>
  );
}

function placeOf({ quizId, questionId }: BankQuestion): string {
  return `${quizId} ${questionId}`;
}
