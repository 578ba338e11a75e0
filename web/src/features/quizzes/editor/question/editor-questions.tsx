import { useMemo } from 'react';
import { CheckMark } from '../../review/check-mark.tsx';
import type { Checking } from '../../review/use-checking.ts';
import { confidenceOf, numberQuestions, savedPlace, type Problem } from '../editor-state.ts';
import { texts } from '../editor-texts.ts';
import styles from '../quiz-editor.module.css';
import type { QuizEditing } from '../use-quiz-editor.ts';
import { QuestionCard, RemovedQuestion } from './question-card.tsx';

const noProblems: readonly Problem[] = [];

type EditorQuestionsProps = { editor: QuizEditing; checking: Checking };

/** The questions in order; a deleted one is a single line. */
export function EditorQuestions({ editor, checking }: EditorQuestionsProps) {
  const { state, kept, problems, replacing, actions, onReplace, warningsOf } = editor;
  // Another question is written from the document, which a teacher's own quiz does not have.
  const isReplaceable = state.saved.writer !== 'teacher';
  const problemsByNumber = useMemo(() => groupByNumber(problems), [problems]);
  if (state.questions.length === 0) return <p className={styles.empty}>{texts.empty}</p>;
  return (
    <ol className={styles.questions}>
      {numberQuestions(state.questions).map(({ question, number }) => {
        const { key, id, isRemoved } = question;
        const confidence = confidenceOf(state.saved, question);
        return (
          <li key={key}>
            {isRemoved ? (
              <RemovedQuestion
                questionKey={key}
                text={question.question}
                number={number}
                onRestore={actions.restore}
              />
            ) : (
              <QuestionCard
                question={question}
                number={number}
                total={kept.length}
                isSure={confidence === 'sure'}
                checkMark={
                  confidence === 'check' && <CheckMark number={number} checking={checking} />
                }
                warnings={warningsOf(id)}
                problems={problemsByNumber.get(number) ?? noProblems}
                replacing={replacing === null ? null : replacing === key ? 'this' : 'other'}
                actions={actions}
                onReplace={isReplaceable && savedPlace(state.saved, id) !== null ? onReplace : null}
              />
            )}
          </li>
        );
      })}
    </ol>
  );
}

function groupByNumber(problems: readonly Problem[]): Map<number, Problem[]> {
  const groups = new Map<number, Problem[]>();
  for (const problem of problems) {
    if (problem.number === null) continue;
    groups.set(problem.number, [...(groups.get(problem.number) ?? []), problem]);
  }
  return groups;
}
