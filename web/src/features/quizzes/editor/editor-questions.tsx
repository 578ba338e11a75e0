import { useMemo } from 'react';
import { numberQuestions, savedPlace } from './editor-state.ts';
import { QuestionCard } from './question/question-card.tsx';
import { RemovedQuestion } from './question/removed-question.tsx';
import styles from './quiz-editor.module.css';
import type { Problem } from './read-edit.ts';
import type { QuizEditing } from './use-quiz-editor.ts';

const noProblems: readonly Problem[] = [];

/** The questions in their order, the deleted ones as a line each. */
export function EditorQuestions({ editor }: { editor: QuizEditing }) {
  const { state, kept, problems, replacing, actions, onReplace, warningsOf } = editor;
  const problemsByNumber = useMemo(() => groupByNumber(problems), [problems]);
  return (
    <ol className={styles.questions}>
      {numberQuestions(state.questions).map(({ question, number }) => {
        const { key, id, isRemoved } = question;
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
