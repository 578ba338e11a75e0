import type { ReportedQuestion } from '@study-assistant/contract/assignments/assignment-report';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { OptionMark } from '../../../components/questions/option-mark.tsx';
import { serverSentence } from '../../../lib/api/api-error.ts';
import { joinNames } from '../../../lib/format/name-some.ts';
import { count } from '../../../lib/format/numbers.ts';
import { reportQueries } from '../../../queries/assignment-reports.ts';
import styles from './assignment-report.module.css';
import { texts } from './report-texts.ts';

type Choices = NonNullable<ReportedQuestion['choices']>;

type ChosenOptionsProps = {
  assignmentId: string;
  question: ReportedQuestion;
  choices: Choices;
};

/** How often each option was chosen, and by whom: the names are asked for when it is opened. */
export function ChosenOptions({ assignmentId, question, choices }: ChosenOptionsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { questionId, questionNumber } = question;
  const names = useQuery({ ...reportQueries.chosen(assignmentId, questionId), enabled: isOpen });
  const namesOf = (chosen: number | null, students: number) =>
    names.data && students > 0
      ? inWords(
          names.data.filter((one) => one.chosen === chosen).map(({ fullName }) => fullName),
          students,
        )
      : null;
  return (
    <details
      className={styles.choices}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        {texts.whoChose}
        <span className="visually-hidden">: question {questionNumber}</span>
      </summary>
      <ul>
        {choices.options.map((option, index) => (
          <li key={index}>
            <OptionMark index={index} isCorrect={index === choices.correctAnswer} />
            <Chosen
              students={choices.chosen[index] ?? 0}
              names={namesOf(index, choices.chosen[index] ?? 0)}
            >
              <span dir="auto">{option}</span>
              {index === choices.correctAnswer && (
                <span className={styles.right}>
                  <Check aria-hidden /> {texts.right}
                </span>
              )}
            </Chosen>
          </li>
        ))}
        {choices.leftOpen > 0 && (
          <li>
            <Chosen students={choices.leftOpen} names={namesOf(null, choices.leftOpen)}>
              {texts.leftOpen}
            </Chosen>
          </li>
        )}
      </ul>
      {names.isError && (
        <p role="alert" className={styles.hint}>
          {serverSentence(names.error, texts.namesFailed)}
        </p>
      )}
    </details>
  );
}

type ChosenProps = { students: number; names: string | null; children: ReactNode };

function Chosen({ students, names, children }: ChosenProps) {
  return (
    <>
      <span className={styles.option}>
        {children}
        {names !== null && <span className={styles.chosenBy}>{names}</span>}
      </span>
      <span className={styles.amount}>{count(students, 'student')}</span>
    </>
  );
}

/** Who has left the class since is counted and not named. */
function inWords(names: readonly string[], students: number): string {
  const gone = students - names.length;
  return joinNames(gone > 0 ? [...names, texts.gone(gone)] : names);
}
