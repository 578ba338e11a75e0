import type { Quiz } from '@study-assistant/contract/quizzes';
import { ChartColumn, Printer } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../app/paths.ts';
import { PageLayout } from '../../components/layouts/page-layout.tsx';
import { ButtonLink } from '../../components/ui/button-link.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Checkbox } from '../../components/ui/checkbox.tsx';
import { ToughnessBadge } from '../../components/ui/toughness-badge.tsx';
import { PreviewQuestion } from './preview-question.tsx';
import { previewTexts } from './quiz-preview-texts.ts';
import { writerTexts } from './teacher-quiz-texts.ts';
import styles from './quiz-preview.module.css';

type QuizPreviewProps = { quiz: Quiz; onBack: () => void };

/** Every question of a quiz; with the key where the server has given it. */
export function QuizPreview({ quiz, onBack }: QuizPreviewProps) {
  const [showsKey, setShowsKey] = useState(true);
  const { title, toughness, targetGrade, questions, notice } = quiz;
  const hasKey = questions.some(({ correctAnswer }) => correctAnswer !== undefined);

  return (
    <PageLayout
      title={title}
      facts={
        <>
          <span>{questionCount(quiz)}</span>
          <ToughnessBadge toughness={toughness} />
          <span>{targetGrade}</span>
          {hasKey && <span className={styles.writer}>Written by: {writerTexts[quiz.writer]}</span>}
        </>
      }
      onBack={onBack}
      actions={
        questions.length > 0 && (
          <>
            {hasKey && (
              <Checkbox
                label="Show answers"
                checked={showsKey}
                onChange={(event) => setShowsKey(event.target.checked)}
              />
            )}
            {hasKey && (
              <ButtonLink to={paths.quizAnalysis(quiz.id)} icon={<ChartColumn aria-hidden />}>
                Question analysis
              </ButtonLink>
            )}
            <Button icon={<Printer aria-hidden />} onClick={() => window.print()}>
              Print
            </Button>
          </>
        )
      }
    >
      {hasKey && notice !== null && <p className={styles.note}>{notice}</p>}
      {questions.length === 0 && <p className={styles.note}>{whyEmpty(quiz)}</p>}
      {questions.length > 0 && !hasKey && <p className={styles.note}>{previewTexts.withoutKey}</p>}
      <ol className={styles.questions}>
        {questions.map((question, index) => (
          <li key={index}>
            <PreviewQuestion number={index + 1} question={question} showsKey={showsKey} />
          </li>
        ))}
      </ol>
    </PageLayout>
  );
}

function questionCount({ numQuestions }: Quiz): string {
  return `${numQuestions} ${numQuestions === 1 ? 'Question' : 'Questions'}`;
}

function whyEmpty({ status }: Quiz): string {
  return status === 'failed' ? previewTexts.notWritten : previewTexts.generating;
}
