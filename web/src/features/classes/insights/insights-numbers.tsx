import type {
  ChangedStudent,
  ClassNumbers,
  HardQuestion,
  NamedStudent,
} from '@study-assistant/contract/attempts/analysis';
import { INSIGHT_HEADINGS } from '@study-assistant/contract/classes/insight-headings';
import { useId, useState, type ReactElement, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { MathText } from '../../../components/maths/math-text.tsx';
import { Badge } from '../../../components/ui/badge/badge.tsx';
import type { Tone } from '../../../components/ui/badge/tone.ts';
import { Button } from '../../../components/ui/button/button.tsx';
import { Card } from '../../../components/ui/card/card.tsx';
import { ShareBar } from '../../../components/ui/meter/share-bar.tsx';
import { formatPercent } from '../../../lib/format/numbers.ts';
import { classScoreTone } from '../../../lib/format/score-tone.ts';
import { paths } from '../../../paths.ts';
import { AssignThem } from '../assign-them.tsx';
import { adviceOn, type InsightSection } from './insight-sections.ts';
import { texts } from './insights-texts.ts';
import styles from './insights.module.css';

type InsightsNumbersProps = {
  numbers: ClassNumbers;
  sections: readonly InsightSection[];
  classId: string | null;
};

/** Topics and questions with advice on each, and students who need the teacher. */
export function InsightsNumbers({ numbers, sections, classId }: InsightsNumbersProps) {
  const { weakTopics, hardQuestions, slipped, improved, notStarted } = numbers;
  const partOn = (heading: string) => sections.find((one) => one.heading === heading);
  return (
    <>
      <div className={styles.numbers}>
        <WeakTopics
          numbers={numbers}
          advice={adviceOn(
            weakTopics.map(({ topic }) => topic),
            partOn(INSIGHT_HEADINGS.topics),
          )}
        />
        <HardQuestions
          questions={hardQuestions}
          advice={adviceOn(
            hardQuestions.map(({ question }) => question),
            partOn(INSIGHT_HEADINGS.questions),
          )}
        />
      </div>
      <div className={styles.people}>
        <ChangedStudents
          title="Slipped"
          tone="warn"
          students={slipped}
          classId={classId}
          ifNone={texts.nobodySlipped}
        />
        <ChangedStudents
          title="Improved"
          tone="good"
          students={improved}
          classId={classId}
          ifNone={texts.nobodyImproved}
        />
        <NotStarted students={notStarted} classId={classId} />
      </div>
      <p className={styles.byline}>{texts.changeHint}</p>
    </>
  );
}

type HardQuestionsProps = {
  questions: readonly HardQuestion[];
  /** Advice on each question, in the same order; '' when there is none. */
  advice: readonly string[];
};

function HardQuestions({ questions, advice }: HardQuestionsProps) {
  return (
    <Card title="Hardest questions" headingLevel={3}>
      {questions.length === 0 && <p className={styles.none}>{texts.noQuestions}</p>}
      <ol className={styles.list}>
        {questions.map((one, index) => (
          <li key={`${one.quizId} ${one.questionNumber}`} className={styles.item}>
            <span>
              <QuestionName question={one} />
            </span>
            <AnswerShare right={one.right} asked={one.asked} />
            <Advice>{advice[index]}</Advice>
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** A question, as the link to its place in the analysis, and its quiz. */
export function QuestionName({ question: one }: { question: HardQuestion }) {
  return (
    <>
      <Link
        to={paths.quizAnalysisQuestion(one.quizId, one.questionNumber)}
        className={styles.name}
        dir="auto"
      >
        <MathText>{one.question}</MathText>
      </Link>
      <span className={styles.from} dir="auto">
        {one.quizTitle}
        {one.isOfShelf && `, ${texts.ofShelf}`}
      </span>
    </>
  );
}

type WeakTopicsProps = {
  numbers: ClassNumbers;
  /** Advice on each topic, in the same order; '' when there is none. */
  advice: readonly string[];
};

function WeakTopics({ numbers, advice }: WeakTopicsProps) {
  const { weakTopics, strongTopics, hardQuestions } = numbers;
  const isKnown = strongTopics.length > 0 || hardQuestions.length > 0;
  return (
    <Card title="Weakest topics" headingLevel={3}>
      {weakTopics.length === 0 && (
        <p className={styles.none}>{isKnown ? texts.noTopics : texts.tooFewAnswers}</p>
      )}
      <ol className={styles.list}>
        {weakTopics.map(({ topic, right, asked }, index) => (
          <li key={topic} className={styles.item}>
            <span className={styles.name} dir="auto">
              {topic}
            </span>
            <AnswerShare right={right} asked={asked} />
            <Advice>{advice[index]}</Advice>
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** Advice on the figure above it; nothing when there is none. */
function Advice({ children }: { children: string | undefined }) {
  if (!children) return null;
  return (
    <p className={styles.advice} dir="auto">
      {children}
    </p>
  );
}

type AnswerShareProps = { right: number; asked: number };

/** Shows "12 of 40 right, 30%" and a bar. */
function AnswerShare({ right, asked }: AnswerShareProps) {
  const share = right / asked;
  return (
    <>
      <span className={styles.share}>
        {right} of {asked} right <strong>{formatPercent(share * 100)}</strong>
      </span>
      <ShareBar share={share} tone={classScoreTone(share * 100)} />
    </>
  );
}

type ChangedStudentsProps = {
  title: string;
  tone: Tone;
  students: readonly ChangedStudent[];
  classId: string | null;
  ifNone: string;
};

function ChangedStudents({ title, tone, students, classId, ifNone }: ChangedStudentsProps) {
  return (
    <Card
      title={title}
      headingLevel={3}
      actions={students.length > 0 && <Badge tone={tone}>{students.length}</Badge>}
    >
      {students.length === 0 && <p className={styles.none}>{ifNone}</p>}
      <ShortList
        items={students.map((student) => (
          <StudentItem key={student.studentId} student={student} classId={classId}>
            <span className={styles.change}>{changeOf(student)}</span>
          </StudentItem>
        ))}
      />
    </Card>
  );
}

type NotStartedProps = { students: readonly NamedStudent[]; classId: string | null };

/** Who has not taken a quiz yet, by name. */
export function NotStarted({ students, classId }: NotStartedProps) {
  return (
    <Card
      title="Not started"
      headingLevel={3}
      actions={students.length > 0 && <Badge>{students.length}</Badge>}
    >
      {students.length === 0 && <p className={styles.none}>{texts.everybodyStarted}</p>}
      <ShortList
        items={students.map((student) => (
          <StudentItem key={student.studentId} student={student} classId={classId} />
        ))}
      />
      {classId !== null && students.length > 0 && (
        <AssignThem classId={classId} students={students} />
      )}
    </Card>
  );
}

type StudentItemProps = { student: NamedStudent; classId: string | null; children?: ReactNode };

/** A line with a student's name, which leads to her page, and what is said of her. */
export function StudentItem({
  student: { studentId, fullName },
  classId,
  children,
}: StudentItemProps) {
  return (
    <li className={styles.student}>
      <Link to={paths.studentPerformance(studentId, classId)} className={styles.name} dir="auto">
        {fullName}
      </Link>
      {children}
    </li>
  );
}

/** Returns "90% to 60%, −30 points". */
function changeOf({ before, after }: ChangedStudent): string {
  const points = after - before;
  return `${before}% to ${after}%, ${points > 0 ? '+' : '−'}${Math.abs(points)} points`;
}

/** This many fit without pushing the rest of the page away. */
const FIRST_ITEMS = 8;

/** A list with a button that shows the rest. */
function ShortList({ items }: { items: readonly ReactElement[] }) {
  const listId = useId();
  const [isWhole, setIsWhole] = useState(false);
  if (items.length === 0) return null;
  return (
    <>
      <ul id={listId} className={styles.list}>
        {isWhole ? items : items.slice(0, FIRST_ITEMS)}
      </ul>
      {items.length > FIRST_ITEMS && (
        <Button
          variant="quiet"
          aria-expanded={isWhole}
          aria-controls={listId}
          className={styles.more}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? `Show the first ${FIRST_ITEMS}` : `Show all ${items.length}`}
        </Button>
      )}
    </>
  );
}
