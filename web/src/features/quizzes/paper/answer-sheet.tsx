import {
  PAPER_VERSIONS,
  type PaperVersion,
} from '@study-assistant/contract/quizzes/paper-versions';
import { classNames } from '../../../lib/dom/class-names.ts';
import { answerRows, DIGITS, NUMBER_DIGITS, type AnswerRow } from './answer-rows.ts';
import { Blank, PaperPage } from './paper-page.tsx';
import type { PaperSettings } from './paper-settings.ts';
import { fillColumns, roomOn, toPages } from './paper-size.ts';
import styles from './paper.module.css';
import type { AskedOnPaper } from './printed-version.ts';

/** In millimetres, as in the style. */
const ROW = 6.6;
const HEAD_AND_FOOT = 68;
const COLUMNS = 3;

type AnswerSheetProps = {
  title: string;
  version: PaperVersion;
  questions: readonly AskedOnPaper[];
  settings: PaperSettings;
};

/**
 * Where answers are marked. Squares in the corners, and the version and the student's number as circles,
 * are for whatever reads the sheet from a photo.
 */
export function AnswerSheet({ title, version, questions, settings }: AnswerSheetProps) {
  const { size, className, date } = settings;
  const rows = questions.map((question, at) => answerRows(question, at + 1));
  const room = Math.floor((roomOn(size).height - HEAD_AND_FOOT) / ROW);
  const pages = toPages(evenColumns(rows, room), COLUMNS);
  return pages.map((page, at) => (
    <PaperPage
      key={at}
      name="Answer sheet"
      {...{ version }}
      number={at + 1}
      count={pages.length}
      className={styles.answers}
    >
      {corners.map((corner) => (
        <span key={corner} className={classNames(styles.corner, corner)} />
      ))}
      <div className={styles.answersHead}>
        <div className={styles.titleRow}>
          <p className={styles.sheetTitle} dir="auto">
            Answer sheet: {title}
          </p>
          <Circles label="Version" circles={PAPER_VERSIONS} filled={version} />
        </div>
        <div className={styles.blanks}>
          <Blank label="Name" className={styles.wide} />
          <Blank label="Class" value={className} />
          <Blank label="Date" value={date} />
        </div>
        <div className={styles.identity}>
          <div>
            <p className={styles.caption}>Your number, a digit a line</p>
            {Array.from({ length: NUMBER_DIGITS }, (_, digit) => (
              <div key={digit} className={styles.digit}>
                <span className={styles.digitBox} />
                <Circles circles={DIGITS} />
              </div>
            ))}
          </div>
          <div className={styles.how}>
            <p>
              Fill the circle whole: <span className={classNames(styles.circle, styles.filled)} />
            </p>
            <p>Not so: a tick, a cross, a ring.</p>
            <p>A circle that is not meant is erased whole. Leave the squares free.</p>
          </div>
        </div>
      </div>
      <div className={styles.answerColumns}>
        {page.map((indexes, place) => (
          <div key={place} className={styles.answerColumn}>
            {indexes.flatMap((index) =>
              (rows[index] ?? []).map((row, part) => (
                <Row key={`${index}-${part}`} row={row} isFirst={part === 0} />
              )),
            )}
          </div>
        ))}
      </div>
    </PaperPage>
  ));
}

/** The columns of one page about as long as each other; those of several pages full. */
function evenColumns(rows: readonly (readonly AnswerRow[])[], room: number): number[][] {
  const lengths = rows.map(({ length }) => length);
  const all = lengths.reduce((sum, length) => sum + length, 0);
  for (let least = Math.ceil(all / COLUMNS); least < room; least += 1) {
    const columns = fillColumns(lengths, () => least);
    if (columns.length <= COLUMNS) return columns;
  }
  return fillColumns(lengths, () => room);
}

const corners = [styles.topStart, styles.topEnd, styles.bottomStart, styles.bottomEnd];

function Row({ row: { label, circles, after }, isFirst }: { row: AnswerRow; isFirst: boolean }) {
  return (
    <div className={classNames(styles.answer, isFirst && styles.firstOf)}>
      <span className={styles.answerLabel}>{label}</span>
      {circles.length > 0 ? <Circles circles={circles} /> : <span className={styles.writing} />}
      {after && <span className={styles.after}>{after}</span>}
    </div>
  );
}

/** More than this in a line stand closer. */
const MANY = 8;

type CirclesProps = { label?: string; circles: readonly string[]; filled?: string };

function Circles({ label, circles, filled }: CirclesProps) {
  return (
    <span className={classNames(styles.circles, circles.length > MANY && styles.close)}>
      {label && <span className={styles.caption}>{label}</span>}
      {circles.map((letter) => (
        <span
          key={letter}
          className={classNames(styles.circle, letter === filled && styles.filled)}
        >
          {letter}
        </span>
      ))}
    </span>
  );
}
