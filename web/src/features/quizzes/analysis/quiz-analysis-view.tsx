import type {
  DroppedQuestion,
  QuestionAnalysis,
} from '@study-assistant/contract/attempts/analysis';
import { countAnswered } from '@study-assistant/contract/classes/enough-answers';
import { Flag, ListChecks, PenLine, Undo2, Users } from 'lucide-react';
import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ClassSelect } from '../../../components/classes/class-select.tsx';
import type { ChosenClass } from '../../../components/classes/use-chosen-class.ts';
import { PageLayout } from '../../../components/layouts/page-layout.tsx';
import { MathText } from '../../../components/maths/math-text.tsx';
import { ButtonLink } from '../../../components/ui/button/button-link.tsx';
import { Button } from '../../../components/ui/button/button.tsx';
import { StatCard } from '../../../components/ui/card/stat-card.tsx';
import { StatGrid } from '../../../components/ui/card/stat-grid.tsx';
import { ConfirmDialog } from '../../../components/ui/dialog/confirm-dialog.tsx';
import { announce } from '../../../components/ui/feedback/announcer.tsx';
import { ChoiceSelect } from '../../../components/ui/field/choice-select.tsx';
import { Field } from '../../../components/ui/field/field.tsx';
import { EmptyState } from '../../../components/ui/state/empty-state.tsx';
import { DateText } from '../../../components/ui/text/date-text.tsx';
import { NotAvailable } from '../../../components/ui/text/not-available.tsx';
import { keysOf } from '../../../lib/format/keys-of.ts';
import { count } from '../../../lib/format/numbers.ts';
import { paths } from '../../../paths.ts';
import type { QuizAnalysis } from '../../../queries/quizzes.ts';
import { AnalysedQuestion } from './analysed-question.tsx';
import {
  analysisOrders,
  isAnalysisOrder,
  sortQuestions,
  type AnalysisOrder,
} from './analysis-order.ts';
import { countStudents, missingStudents, texts } from './analysis-texts.ts';
import droppedQuestionsStyles from './dropped-questions.module.css';
import styles from './quiz-analysis.module.css';
import { useQuestionDecisions } from './use-question-decisions.ts';

type QuizAnalysisViewProps = {
  quizId: string;
  analysis: QuizAnalysis;
  chosen: ChosenClass;
  onBack: () => void;
};

export function QuizAnalysisView({ quizId, analysis, chosen, onBack }: QuizAnalysisViewProps) {
  const [order, setOrder] = useOrder();
  const { quizTitle, students, minResponses, questions, dropped, toMark = 0 } = analysis;
  const decisions = useQuestionDecisions(quizId);
  return (
    <PageLayout
      title={quizTitle}
      subtitle={texts.title}
      onBack={onBack}
      actions={
        toMark > 0 && (
          <ButtonLink
            to={paths.quizMarking(quizId, chosen.classId)}
            variant="primary"
            icon={<PenLine aria-hidden />}
          >
            Mark {count(toMark, 'answer')}
          </ButtonLink>
        )
      }
    >
      <ClassSelect chosen={chosen} />
      {students === 0 ? (
        <EmptyState
          illustration="chart"
          title={chosen.classId === null ? texts.nobodyTitle : texts.nobodyOfClass}
        >
          {questions.length === 0
            ? texts.noQuestions
            : `The first attempt of each student is counted here. From ${minResponses} students on, each question is judged.`}
        </EmptyState>
      ) : (
        <>
          <AnalysisSummary analysis={analysis} />
          <AnalysisGuide minResponses={minResponses} />
          <section aria-labelledby="questions" className={styles.section}>
            <div className={styles.head}>
              <h2 id="questions" tabIndex={-1}>
                Questions
              </h2>
              <AnalysisOrderField order={order} onChange={setOrder} />
            </div>
            <ol className={styles.questions}>
              {sortQuestions(questions, order, minResponses).map((question) => (
                <li key={question.questionId}>
                  <AnalysedQuestion
                    quizId={quizId}
                    question={question}
                    minResponses={minResponses}
                    students={students}
                    isBusy={decisions.isDeciding}
                    onKeep={() => decisions.keep(question)}
                    onDrop={() => decisions.askToDrop(question)}
                  />
                </li>
              ))}
            </ol>
          </section>
          <DroppedQuestions
            dropped={dropped}
            isBusy={decisions.isDeciding}
            onRestore={decisions.restore}
          />
        </>
      )}
      {decisions.asked && (
        <DropQuestionDialog
          question={decisions.asked}
          isDropping={decisions.isDeciding}
          onConfirm={decisions.confirmDrop}
          onCancel={decisions.cancelDrop}
        />
      )}
    </PageLayout>
  );
}

/** The order is kept in the address, so that returning from the editor restores it. */
function useOrder(): [AnalysisOrder, (order: AnalysisOrder) => void] {
  const [params, setParams] = useSearchParams();
  const asked = params.get('order');
  return [
    isAnalysisOrder(asked) ? asked : 'number',
    (order) =>
      setParams(
        (before) => {
          if (order === 'number') before.delete('order');
          else before.set('order', order);
          return before;
        },
        { replace: true },
      ),
  ];
}

type DropQuestionDialogProps = {
  question: QuestionAnalysis;
  isDropping: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

function DropQuestionDialog(props: DropQuestionDialogProps) {
  const { question, isDropping, onConfirm, onCancel } = props;
  return (
    <ConfirmDialog
      title={`Drop question ${question.questionNumber}?`}
      confirmLabel="Drop the question"
      isBusy={isDropping}
      busyLabel="Dropping…"
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      Everybody who was asked it gets its point, and their scores are updated. It is not asked any
      more. You can take it back later.
    </ConfirmDialog>
  );
}

/** Explains the figures to those who want to know. */
function AnalysisGuide({ minResponses }: { minResponses: number }) {
  return (
    <details className={styles.guide}>
      <summary>How to read these figures</summary>
      <dl>
        <dt>Right at the first attempt</dt>
        <dd>
          How many students chose the right option. Only the first attempt of each counts: at the
          second, they have seen the answer. It counts wherever it was, also on the shelf; the
          report of an assignment counts the first attempts at that assignment.
        </dd>
        <dt>Tells who knows the rest</dt>
        <dd>
          From −1 to 1: how well a right answer here goes with right answers to the other questions
          of this quiz. From 0.3 on it does so well. Below 0, students who do well otherwise get
          this one wrong: look at its wording and its key.
        </dd>
        <dt>Time, usually</dt>
        <dd>The median: half of the students were faster, half slower.</dd>
        <dt>Why {minResponses} students</dt>
        <dd>
          With fewer, a single answer changes the picture too much to judge a question. Of a class,
          at least a third must have answered.
        </dd>
      </dl>
    </details>
  );
}

type AnalysisOrderFieldProps = { order: AnalysisOrder; onChange: (order: AnalysisOrder) => void };

function AnalysisOrderField({ order, onChange }: AnalysisOrderFieldProps) {
  function choose(chosen: AnalysisOrder) {
    onChange(chosen);
    announce(`Sorted: ${analysisOrders[chosen]}.`);
  }

  return (
    <div className={styles.order}>
      <Field id="analysis-order" label="Sort by">
        {(control) => (
          <ChoiceSelect
            {...control}
            required={false}
            choices={keysOf(analysisOrders)}
            labelOf={(one) => analysisOrders[one]}
            value={order}
            onChange={choose}
          />
        )}
      </Field>
    </div>
  );
}

/** Says how many took the quiz, and how many are missing before its questions are judged. */
function AnalysisSummary({ analysis }: { analysis: QuizAnalysis }) {
  const { students, classSize, minResponses, questions } = analysis;
  const isJudged = questions.some(({ responses }) => responses >= minResponses);
  const flagged = questions.filter(
    ({ flags, reports }) => flags.length > 0 || reports.length > 0,
  ).length;
  const isTold = isJudged || flagged > 0;
  return (
    <>
      <StatGrid>
        <StatCard label="Students" value={students} icon={<Users />} />
        <StatCard label="Questions" value={questions.length} icon={<ListChecks />} />
        <StatCard
          label="Questions to look at"
          value={isTold ? flagged : <NotAvailable />}
          icon={<Flag />}
          tone={isTold ? (flagged > 0 ? 'warn' : 'good') : 'neutral'}
        />
      </StatGrid>
      {students < minResponses && (
        <p className={styles.note}>
          {classSize === null
            ? `${countStudents(students)} so far`
            : countAnswered(students, classSize)}
          : {describeMissing(students, analysis)} Until then you see what was chosen, and nothing is
          claimed.
        </p>
      )}
    </>
  );
}

/** A class may be smaller than what a verdict needs. */
function describeMissing(students: number, { classSize, minResponses }: QuizAnalysis): string {
  return classSize !== null && classSize < minResponses
    ? `questions are judged from ${minResponses} students on, more than this class has. Choose all students above to see them together.`
    : `${missingStudents(students, minResponses)} must take this quiz before its questions are judged.`;
}

type DroppedQuestionsProps = {
  dropped: readonly DroppedQuestion[];
  isBusy: boolean;
  onRestore: (questionId: string) => void;
};

/** Questions that are no longer asked and whose point everybody has. */
function DroppedQuestions({ dropped, isBusy, onRestore }: DroppedQuestionsProps) {
  const titleId = useId();
  if (dropped.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={droppedQuestionsStyles.dropped}>
      <h2 id={titleId}>Dropped questions</h2>
      <p className={droppedQuestionsStyles.hint}>
        They are not asked any more, and everybody who was asked them has their points.
      </p>
      <ul className={droppedQuestionsStyles.list}>
        {dropped.map(({ id, question, droppedAt }) => (
          <li key={id}>
            <div>
              <p id={`${titleId}-${id}`} dir="auto" className={droppedQuestionsStyles.question}>
                <MathText>{question}</MathText>
              </p>
              <p className={droppedQuestionsStyles.hint}>
                Dropped on <DateText value={droppedAt} />
              </p>
            </div>
            <Button
              icon={<Undo2 aria-hidden />}
              aria-describedby={`${titleId}-${id}`}
              isDisabled={isBusy}
              onClick={() => onRestore(id)}
            >
              Take it back
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
