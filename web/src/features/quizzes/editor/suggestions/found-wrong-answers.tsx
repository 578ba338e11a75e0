import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { Button } from '../../../../components/ui/button/button.tsx';
import { Spinner } from '../../../../components/ui/button/spinner.tsx';
import { describeFailure } from '../../../../lib/api/describe-failure.ts';
import { draftQueries, type SuggestionRequest } from '../../../../queries/questions.ts';
import type { QuestionTexts } from '../question-texts.ts';
import { askingTexts } from './asking-texts.ts';
import { SuggestionChips } from './suggestion-chips.tsx';
import { suggestionTexts as texts } from './suggestion-texts.ts';
import styles from './suggestions.module.css';

type FoundWrongAnswersProps = {
  /** The question as it was when suggestions were requested. */
  asked: SuggestionRequest;
  /** The question as it is now. */
  question: Pick<QuestionTexts, 'options' | 'correctAnswer'>;
  onChange: (changed: Partial<QuestionTexts>) => void;
};

/** The suggestions for a question: loading, failed, none, or chips to choose from. */
export function FoundWrongAnswers({ asked, question, onChange }: FoundWrongAnswersProps) {
  const { quizId = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery(draftQueries.suggestions(quizId, asked));
  return (
    <>
      <p role="status" className={data ? 'visually-hidden' : styles.looking}>
        {isFetching && <Spinner />}
        {isFetching && askingTexts.looking}
        {data && !isFetching && texts.found(data.length)}
      </p>
      {error && !isFetching && (
        <div role="alert" className={styles.failure}>
          <p>{describeFailure(texts.failed, error)}</p>
          <Button onClick={() => void refetch()}>Try Again</Button>
        </div>
      )}
      {data?.length === 0 && <p className={styles.hint}>{texts.none}</p>}
      {data && data.length > 0 && (
        <SuggestionChips
          label={texts.choose}
          suggestions={data}
          question={question}
          onChange={onChange}
        />
      )}
    </>
  );
}
