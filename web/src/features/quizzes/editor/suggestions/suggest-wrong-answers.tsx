import { Lightbulb } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../../components/ui/button/button.tsx';
import type { SuggestionRequest } from '../../../../queries/questions.ts';
import type { QuestionTexts } from '../question-texts.ts';
import { askingTexts as texts } from './asking-texts.ts';
import styles from './suggest-wrong-answers.module.css';

/** Loaded with the first request for suggestions. */
const FoundWrongAnswers = lazy(async () => ({
  default: (await import('./found-wrong-answers.tsx')).FoundWrongAnswers,
}));

type SuggestWrongAnswersProps = {
  question: Pick<QuestionTexts, 'question' | 'options' | 'correctAnswer'>;
  onChange: (changed: Partial<QuestionTexts>) => void;
};

/** Offers wrong answers from the quiz's document for any question. */
export function SuggestWrongAnswers({ question, onChange }: SuggestWrongAnswersProps) {
  const [asked, setAsked] = useState<SuggestionRequest | 'unready' | null>(null);
  return (
    <div className={styles.suggest}>
      <Button
        variant="quiet"
        icon={<Lightbulb aria-hidden />}
        className={styles.ask}
        onClick={() => setAsked(toRequest(question) ?? 'unready')}
      >
        {texts.suggest}
      </Button>
      {asked === 'unready' && (
        <p role="alert" className={styles.problem}>
          {texts.unready}
        </p>
      )}
      {asked !== null && asked !== 'unready' && (
        <Suspense fallback={<p role="status">{texts.looking}</p>}>
          <FoundWrongAnswers asked={asked} question={question} onChange={onChange} />
        </Suspense>
      )}
    </div>
  );
}

/** Null when the question or its right answer is missing. */
function toRequest({
  question,
  options,
  correctAnswer,
}: SuggestWrongAnswersProps['question']): SuggestionRequest | null {
  const answer = correctAnswer === null ? '' : (options[correctAnswer] ?? '');
  if (question.trim() === '' || answer.trim() === '') return null;
  return { question, answer, options: options.filter((_, index) => index !== correctAnswer) };
}
