import { useMemo } from 'react';
import { CheckMark } from '../../review/check-mark.tsx';
import type { Checking } from '../../review/use-checking.ts';
import { confidenceOf, numberQuestions, savedPlace, type Problem } from '../editor-state.ts';
import styles from '../quiz-editor.module.css';
import type { QuizEditing } from '../use-quiz-editor.ts';
import { QuestionCard, RemovedQuestion } from './question-card.tsx';

const noProblems: readonly Problem[] = [];

type EditorQuestionsProps = { editor: QuizEditing; checking: Checking };

/** The questions in order; a deleted one is a single line. */
export function EditorQuestions({ editor, checking }: EditorQuestionsProps) {
  const { state, kept, problems, replacing, actions, onReplace, warningsOf } = editor;
  const problemsByNumber = useMemo(() => groupByNumber(problems), [problems]);
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
                onReplace={savedPlace(state.saved, id) === null ? null : onReplace}
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
