import { ChartColumn, Download, FilePenLine, PencilLine, Printer } from 'lucide-react';
import { Suspense, useState } from 'react';
import { PageLayout } from '../../../components/layouts/page-layout.tsx';
import { SubjectBadge } from '../../../components/subjects/subject-badge.tsx';
import { ToughnessBadge } from '../../../components/ui/badge/toughness-badge.tsx';
import { ButtonLink } from '../../../components/ui/button/button-link.tsx';
import { Button } from '../../../components/ui/button/button.tsx';
import { Checkbox } from '../../../components/ui/field/checkbox.tsx';
import type { ReadQuiz } from '../../../lib/api/lenient/quizzes.ts';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { lazyPart } from '../../../lib/dom/lazy-part.ts';
import { ALL_STUDENTS, paths } from '../../../paths.ts';
import { describeTopics } from '../describe-topics.ts';
import { isOwn } from '../is-written.ts';
import { QuizStatusBadge } from '../own/quiz-status-badge.tsx';
import type { IndexedQuestion } from '../question-index/indexed-question.ts';
import { QuestionIndex } from '../question-index/question-index.tsx';
import { ReviewBar } from '../review/review-bar.tsx';
import { useChecking, type MarkedQuestion } from '../review/use-checking.ts';
import { countFillable } from '../spares/count-fillable.ts';
import { writerTexts } from '../teacher-quiz-texts.ts';
import { previewHeading, PreviewQuestion } from './preview-question.tsx';
import { previewTexts } from './quiz-preview-texts.ts';
import styles from './quiz-preview.module.css';
import { QuizSheet } from './quiz-sheet.tsx';

const ExportDialog = lazyPart(
  async () => (await import('../exchange/export-dialog.tsx')).ExportDialog,
);
const PreviewSpares = lazyPart(
  async () => (await import('../spares/spares-offer.tsx')).PreviewSpares,
);

type QuizPreviewProps = { quiz: ReadQuiz; onBack: () => void };

/** Every question of a quiz, with the answer key if the server has sent it. */
export function QuizPreview({ quiz, onBack }: QuizPreviewProps) {
  const [showsKey, setShowsKey] = useState(true);
  const [isExporting, setIsExporting] = useState(false);
  const { uid, userType } = useSignedInUser();
  const { id, title, status, toughness, targetGrade, questions } = quiz;
  const { notice, subject, topics } = quiz;
  const hasKey = questions.some(({ correctAnswer }) => correctAnswer !== undefined);
  const canEdit = hasKey && isOwn(quiz, uid);
  const checking = useChecking(id, listMarked(quiz), () => undefined);

  return (
    <>
      <div className="no-print">
        <PageLayout
          width={questions.length > 0 ? 'wide' : 'narrow'}
          title={title}
          subtitle={topics.length > 0 && describeTopics(topics)}
          facts={
            <>
              <SubjectBadge subject={subject} />
              {status !== 'ready' && <QuizStatusBadge status={status} />}
              <span>{questionCount(quiz)}</span>
              <ToughnessBadge toughness={toughness} />
              <span>{targetGrade}</span>
              {hasKey && (
                <span className={styles.writer}>Written by: {writerTexts[quiz.writer]}</span>
              )}
            </>
          }
          onBack={onBack}
          actions={
            questions.length > 0 && (
              <div className={styles.ways}>
                {canEdit && (
                  <ButtonLink
                    to={paths.quizEdit(id)}
                    variant="quiet"
                    icon={<PencilLine aria-hidden />}
                  >
                    Edit
                  </ButtonLink>
                )}
                {canEdit && status !== 'draft' && (
                  <ButtonLink
                    to={paths.quizAnalysis(id, ALL_STUDENTS)}
                    variant="quiet"
                    icon={<ChartColumn aria-hidden />}
                    aria-label="Question analysis"
                  >
                    Analysis
                  </ButtonLink>
                )}
                {userType === 'teacher' ? (
                  <ButtonLink to="?print" variant="quiet" icon={<Printer aria-hidden />}>
                    Print
                  </ButtonLink>
                ) : (
                  <Button
                    variant="quiet"
                    icon={<Printer aria-hidden />}
                    onClick={() => window.print()}
                  >
                    Print
                  </Button>
                )}
                {hasKey && (
                  <Button
                    variant="quiet"
                    icon={<Download aria-hidden />}
                    onClick={() => setIsExporting(true)}
                  >
                    Download
                  </Button>
                )}
              </div>
            )
          }
        >
          {hasKey && notice !== null && <p className={styles.note}>{notice}</p>}
          {canEdit && countFillable(quiz, questions.length) > 0 && (
            <Suspense>
              <PreviewSpares quiz={quiz} headingOf={previewHeading} />
            </Suspense>
          )}
          {questions.length === 0 && <p className={styles.note}>{whyEmpty(quiz)}</p>}
          {questions.length > 0 && !hasKey && (
            <p className={styles.note}>{previewTexts.withoutKey[userType]}</p>
          )}
          {questions.length > 0 && (
            <QuestionIndex questions={listQuestions(quiz)}>
              <ReviewBar
                sure={questions.filter(({ confidence }) => confidence === 'sure').length}
                drafts={quiz.review?.drafts ?? 0}
                checking={checking}
              >
                <ButtonLink to={`${paths.quizEdit(id)}#drafts`} icon={<FilePenLine aria-hidden />}>
                  {previewTexts.drafts}
                </ButtonLink>
              </ReviewBar>
              {hasKey && (
                <div className={styles.choices}>
                  <Checkbox
                    label="Show answers"
                    checked={showsKey}
                    onChange={(event) => setShowsKey(event.target.checked)}
                  />
                </div>
              )}
              <ol className={styles.questions}>
                {questions.map((question, index) => (
                  <li key={index}>
                    <PreviewQuestion
                      number={index + 1}
                      question={question}
                      showsKey={showsKey}
                      checking={checking}
                    />
                  </li>
                ))}
              </ol>
            </QuestionIndex>
          )}
        </PageLayout>
      </div>
      {isExporting && (
        <Suspense fallback={null}>
          <ExportDialog quiz={quiz} onClose={() => setIsExporting(false)} />
        </Suspense>
      )}
      {questions.length > 0 && <QuizSheet quiz={quiz} />}
    </>
  );
}

function listQuestions({ questions }: ReadQuiz): IndexedQuestion[] {
  return questions.map(({ question, confidence }, index) => ({
    headingId: previewHeading(index + 1),
    number: index + 1,
    text: question,
    mark: confidence === 'check' ? 'check' : null,
  }));
}

function listMarked({ questions }: ReadQuiz): MarkedQuestion[] {
  return questions.flatMap(({ id, confidence }, index) =>
    confidence === 'check' ? [{ id, number: index + 1, headingId: previewHeading(index + 1) }] : [],
  );
}

function questionCount({ numQuestions }: ReadQuiz): string {
  return `${numQuestions} ${numQuestions === 1 ? 'Question' : 'Questions'}`;
}

function whyEmpty({ status }: ReadQuiz): string {
  return status === 'failed' ? previewTexts.notWritten : previewTexts.generating;
}
