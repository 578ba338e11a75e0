import type { Source } from '@study-assistant/contract/questions/question';
import { MathText } from '../../../components/maths/math-text.tsx';
import { keyLetters, sayKeyOnPaper } from '../../../questions/paper-question.tsx';
import { MeasuredPages } from './measured-pages.tsx';
import { VersionLetter } from './paper-page.tsx';
import type { PaperSize } from './paper-size.ts';
import styles from './paper.module.css';
import type { PrintedVersion } from './printed-version.ts';

type KeyPagesProps = Pick<PrintedVersion, 'version' | 'keyed'> & {
  title: string;
  size: PaperSize;
};

/** What is right in one version, and where the document says so: for its teacher. */
export function KeyPages({ title, version, keyed, size }: KeyPagesProps) {
  const head = (
    <div className={styles.head}>
      <p className={styles.smallTitle} dir="auto">
        Answer key: {title}
      </p>
      <p className={styles.forTeacher}>For the teacher</p>
      <VersionLetter version={version} />
    </div>
  );
  return (
    <MeasuredPages
      name="Answer key"
      {...{ version, size, head }}
      columns={1}
      firstHead={
        <>
          {head}
          <ol className={styles.letters} aria-label="Letters to mark">
            {keyed.map((question, at) => (
              <li key={question.id}>
                {at + 1} <strong>{keyLetters(question) || '–'}</strong>
              </li>
            ))}
          </ol>
        </>
      }
      blocks={keyed.map((question, at) => (
        <div key={question.id} className={styles.keyItem}>
          <p dir="auto">
            {at + 1}.{' '}
            <strong>
              <MathText>{sayKeyOnPaper(question)}</MathText>
            </strong>
          </p>
          {question.explanation && (
            <p dir="auto">
              <MathText>{question.explanation}</MathText>
            </p>
          )}
          {question.source && question.source.quote !== '' && (
            <p className={styles.quote} dir="auto">
              “{question.source.quote}” <span>{placeOf(question.source)}</span>
            </p>
          )}
        </div>
      ))}
    />
  );
}

function placeOf({ page, section }: Source): string {
  if (page !== null) return `(page ${page})`;
  return section === null ? '' : `(${section})`;
}
