import type { ReportedQuestion } from '@study-assistant/contract/assignments/assignment-report';
import type { Assignment } from '@study-assistant/contract/assignments/assignments';
import { ChartColumn, MessageSquareWarning } from 'lucide-react';
import { useState } from 'react';
import { MathText } from '../../../components/maths/math-text.tsx';
import { ButtonLink } from '../../../components/ui/button/button-link.tsx';
import { Button } from '../../../components/ui/button/button.tsx';
import { ShareBar } from '../../../components/ui/meter/share-bar.tsx';
import { count } from '../../../lib/format/numbers.ts';
import { optionLetter } from '../../../lib/format/option-letter.ts';
import { paths } from '../../../paths.ts';
import type { AssignmentReport } from '../../../queries/assignment-reports.ts';
import { DownloadAnswers } from '../answers/download-answers.tsx';
import styles from './assignment-report.module.css';
import { ChosenAnswers } from './chosen-answers.tsx';
import { findFavouriteMistake, hardestFirst } from './report-numbers.ts';
import { texts } from './report-texts.ts';

/** Questions that are there without a click. */
const SHOWN = 3;

type ReportQuestionsProps = { assignment: Assignment; report: AssignmentReport };

export function ReportQuestions({ assignment, report }: ReportQuestionsProps) {
  const [showsAll, setShowsAll] = useState(false);
  const { questions, reporters, toMark = 0 } = report;
  if (questions === null) return <p>{texts.quizGone}</p>;
  const found = hardestFirst(questions);
  if (found.length === 0 && toMark === 0) return <p>{texts.nothingCounted}</p>;
  const missed = found.filter(({ right, asked }) => right < asked);
  const shown = showsAll ? found : missed.slice(0, SHOWN);
  const isOwn = reporters !== null;
  return (
    <>
      {missed.length === 0 && found.length > 0 && <p>{texts.nothingWrong}</p>}
      <ol className={styles.list}>
        {shown.map((question) => (
          <li key={question.questionId}>
            <ReportQuestion assignmentId={assignment.id} question={question} />
          </li>
        ))}
      </ol>
      {!isOwn && <p className={styles.hint}>{texts.keyIsOthers}</p>}
      {reporters !== null && reporters > 0 && (
        <p className={styles.reported}>
          <MessageSquareWarning aria-hidden />
          {texts.reported(reporters)}
        </p>
      )}
      <div className={styles.ways}>
        {found.length > Math.min(SHOWN, missed.length) && (
          <Button aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? texts.fewer : texts.all(found.length)}
          </Button>
        )}
        {isOwn && (
          <ButtonLink
            to={paths.quizAnalysis(assignment.quizId, assignment.classId)}
            icon={<ChartColumn aria-hidden />}
          >
            {reporters > 0 ? texts.answerReports : texts.analysis}
          </ButtonLink>
        )}
        {isOwn && <DownloadAnswers assignment={assignment} />}
      </div>
    </>
  );
}

type ReportQuestionProps = { assignmentId: string; question: ReportedQuestion };

function ReportQuestion({ assignmentId, question }: ReportQuestionProps) {
  const { questionNumber, asked, right, choices, byTeacher = 0 } = question;
  const mistake = findFavouriteMistake(question);
  return (
    <article aria-labelledby={`report-${questionNumber}`} className={styles.question}>
      <p className={styles.number}>Question {questionNumber}</p>
      <h3 id={`report-${questionNumber}`} className={styles.text} dir="auto">
        <MathText>{question.question}</MathText>
      </h3>
      <p className={styles.share}>
        <span>
          {asked > 0 && `${right} of ${asked} right`}
          {asked > 0 && byTeacher > 0 && ', '}
          {byTeacher > 0 && `${byTeacher} marked by a teacher`}
        </span>
        {asked > 0 && <ShareBar share={right / asked} tone="good" />}
      </p>
      {choices && mistake && (
        <p className={styles.mistake}>
          Instead {count(mistake.students, 'student')} chose{' '}
          <strong dir="auto">
            {optionLetter(mistake.option)}. <MathText>{choices.options[mistake.option]}</MathText>
          </strong>
          {choices.leftOpen > 0 && `; ${choices.leftOpen} left it open`}
        </p>
      )}
      {choices && (
        <ChosenAnswers assignmentId={assignmentId} question={question} choices={choices} />
      )}
    </article>
  );
}
