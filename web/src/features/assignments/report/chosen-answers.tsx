import type { ReportedQuestion } from '@study-assistant/contract/assignments/assignment-report';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { MathText } from '../../../components/maths/math-text.tsx';
import { OptionMark } from '../../../components/questions/option-mark.tsx';
import { serverSentence } from '../../../lib/api/api-error.ts';
import { lazyPart } from '../../../lib/dom/lazy-part.ts';
import { joinNames } from '../../../lib/format/name-some.ts';
import { count } from '../../../lib/format/numbers.ts';
import { reportQueries, type StudentChoice } from '../../../queries/assignment-reports.ts';
import type { Answered } from '../../../questions/bucket-counts.tsx';
import styles from './assignment-report.module.css';
import { texts } from './report-texts.ts';

const BucketCounts = lazyPart(
  async () => (await import('../../../questions/bucket-counts.tsx')).BucketCounts,
);

type Choices = NonNullable<ReportedQuestion['choices']>;

type ChosenAnswersProps = {
  assignmentId: string;
  question: ReportedQuestion;
  choices: Choices;
};

/** How a question was answered, and by whom: the names are asked for when it is opened. */
export function ChosenAnswers({ assignmentId, question, choices }: ChosenAnswersProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { questionId, questionNumber } = question;
  const names = useQuery({ ...reportQueries.chosen(assignmentId, questionId), enabled: isOpen });
  const namesOf = (isWanted: (student: StudentChoice) => boolean, students: number) =>
    names.data && students > 0
      ? inWords(
          names.data.filter(isWanted).map(({ fullName }) => fullName),
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
      {choices.buckets ? (
        <Suspense>
          <BucketCounts
            buckets={choices.buckets}
            leftOpen={choices.leftOpen}
            byTeacher={question.byTeacher}
            responses={question.asked}
            describe={(amount) => count(amount, 'student')}
            namesOf={(answered, amount) => namesOf(answeredSo(answered), amount)}
          />
        </Suspense>
      ) : (
        <OptionList
          choices={choices}
          namesOf={(option, amount) => namesOf(({ chosen }) => chosen === option, amount)}
        />
      )}
      {names.isError && (
        <p role="alert" className={styles.hint}>
          {serverSentence(names.error, texts.namesFailed)}
        </p>
      )}
    </details>
  );
}

/** Whether a student answered a question of another kind so. */
function answeredSo(answered: Answered): (student: StudentChoice) => boolean {
  return ({ said = '', buckets = [] }) => {
    if (answered === 'open') return said === '';
    if (answered === 'by-teacher') return said !== '' && buckets.length === 0;
    return buckets.some(({ part, bucket }) => part === answered.part && bucket === answered.bucket);
  };
}

type OptionListProps = {
  choices: Choices;
  /** The names of those who chose an option, or none of them. */
  namesOf: (option: number | null, amount: number) => string | null;
};

function OptionList({ choices, namesOf }: OptionListProps) {
  return (
    <ul>
      {choices.options.map((option, index) => (
        <li key={index}>
          <OptionMark index={index} isCorrect={index === choices.correctAnswer} />
          <Chosen
            students={choices.chosen[index] ?? 0}
            names={namesOf(index, choices.chosen[index] ?? 0)}
          >
            <span dir="auto">
              <MathText>{option}</MathText>
            </span>
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
