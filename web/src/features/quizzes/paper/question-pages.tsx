import type { PaperVersion } from '@study-assistant/contract/quizzes/paper-versions';
import { fitsColumns, PaperAnswer, PaperText } from '../../../questions/paper-question.tsx';
import { MeasuredPages } from './measured-pages.tsx';
import { Blank, VersionLetter } from './paper-page.tsx';
import type { PaperSettings } from './paper-settings.ts';
import styles from './paper.module.css';
import type { AskedOnPaper } from './printed-version.ts';

type QuestionPagesProps = {
  title: string;
  version: PaperVersion;
  questions: readonly AskedOnPaper[];
  settings: PaperSettings;
};

/** The questions as they are handed out: nothing on these pages tells what is right. */
export function QuestionPages({ title, version, questions, settings }: QuestionPagesProps) {
  const { size, className, date, instructions, hasAnswerSheet } = settings;
  return (
    <MeasuredPages
      name="Questions"
      {...{ version, size }}
      columns={fitsColumns(questions) ? 2 : 1}
      firstHead={
        <div className={styles.firstHead}>
          <div className={styles.titleRow}>
            <p className={styles.title} dir="auto">
              {title}
            </p>
            <VersionLetter version={version} />
          </div>
          <div className={styles.blanks}>
            <Blank label="Name" className={styles.wide} />
            <Blank label="Class" value={className} />
            <Blank label="Date" value={date} />
            <Blank label="Points" after={`/ ${questions.length}`} />
          </div>
          {instructions.trim() !== '' && (
            <p className={styles.instructions} dir="auto">
              {instructions.trim()}
            </p>
          )}
          {hasAnswerSheet && (
            <p className={styles.instructions}>
              Mark your answers on the answer sheet of version {version}.
            </p>
          )}
        </div>
      }
      head={
        <div className={styles.head}>
          <p className={styles.smallTitle} dir="auto">
            {title}
          </p>
          <Blank label="Name" className={styles.wide} />
          <VersionLetter version={version} />
        </div>
      }
      blocks={questions.map((question, at) => (
        <div key={question.id} className={styles.question}>
          <p className={styles.text} dir="auto">
            {at + 1}. <PaperText question={question} isAnsweredApart={hasAnswerSheet} />
          </p>
          <PaperAnswer question={question} isAnsweredApart={hasAnswerSheet} />
        </div>
      ))}
    />
  );
}
