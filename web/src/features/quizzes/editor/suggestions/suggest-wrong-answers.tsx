import { useMutation } from '@tanstack/react-query';
import { Lightbulb } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { Button } from '../../../../components/ui/button/button.tsx';
import { announce } from '../../../../components/ui/feedback/announcer.tsx';
import { describeFailure } from '../../../../lib/api/describe-failure.ts';
import {
  suggestWrongAnswers,
  type SuggestionRequest,
} from '../../../../queries/question-drafts.ts';
import type { QuestionTexts } from '../question-texts.ts';
import { SuggestionChips } from './suggestion-chips.tsx';
import { suggestionTexts as texts } from './suggestion-texts.ts';
import styles from './suggestions.module.css';

type SuggestWrongAnswersProps = {
  question: Pick<QuestionTexts, 'question' | 'options' | 'correctAnswer'>;
  onChange: (changed: Partial<QuestionTexts>) => void;
};

/** Asks the document of the quiz for wrong answers to a question, whoever wrote it. */
export function SuggestWrongAnswers({ question, onChange }: SuggestWrongAnswersProps) {
  const { quizId = '' } = useParams();
  const [isUnready, setIsUnready] = useState(false);
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: (request: SuggestionRequest) => suggestWrongAnswers(quizId, request),
    onMutate: () => announce(texts.looking),
    onSuccess: (found) => announce(texts.found(found.length)),
  });

  function suggest() {
    const request = toRequest(question);
    setIsUnready(request === null);
    if (request) mutate(request);
  }

  return (
    <div className={styles.suggest}>
      <Button
        variant="quiet"
        icon={<Lightbulb aria-hidden />}
        className={styles.ask}
        isBusy={isPending}
        busyLabel={texts.looking}
        onClick={suggest}
      >
        {data || error ? texts.again : texts.suggest}
      </Button>
      {isUnready && (
        <p role="alert" className={styles.problem}>
          {texts.unready}
        </p>
      )}
      {error && !isPending && !isUnready && (
        <p role="alert" className={styles.problem}>
          {describeFailure(texts.failed, error)}
        </p>
      )}
      {data?.length === 0 && !isPending && <p className={styles.hint}>{texts.none}</p>}
      {data && data.length > 0 && (
        <SuggestionChips
          label={texts.choose}
          suggestions={data}
          question={question}
          onChange={onChange}
        />
      )}
    </div>
  );
}

/** Null while the question or its right answer is missing. */
function toRequest({
  question,
  options,
  correctAnswer,
}: SuggestWrongAnswersProps['question']): SuggestionRequest | null {
  const answer = correctAnswer === null ? '' : (options[correctAnswer] ?? '');
  if (question.trim() === '' || answer.trim() === '') return null;
  return { question, answer, options: options.filter((_, index) => index !== correctAnswer) };
}
