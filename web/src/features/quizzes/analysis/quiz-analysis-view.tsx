import { useSearchParams } from 'react-router-dom';
import { ClassSelect } from '../../../components/classes/class-select.tsx';
import type { ChosenClass } from '../../../components/classes/use-chosen-class.ts';
import { PageLayout } from '../../../components/layouts/page-layout.tsx';
import { EmptyState } from '../../../components/ui/state/empty-state.tsx';
import type { QuizAnalysis } from '../../../queries/quizzes.ts';
import { AnalysedQuestion } from './analysed-question.tsx';
import { AnalysisGuide } from './analysis-guide.tsx';
import { AnalysisOrderField } from './analysis-order-field.tsx';
import { isAnalysisOrder, sortQuestions, type AnalysisOrder } from './analysis-order.ts';
import { AnalysisSummary } from './analysis-summary.tsx';
import { texts } from './analysis-texts.ts';
import { DropQuestionDialog } from './drop-question-dialog.tsx';
import { DroppedQuestions } from './dropped-questions.tsx';
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
  const { quizTitle, students, minResponses, questions, dropped } = analysis;
  const decisions = useQuestionDecisions(quizId);
  return (
    <PageLayout title={quizTitle} subtitle={texts.title} onBack={onBack}>
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

/** Kept in the address, so that the way back from the editor finds it again. */
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
