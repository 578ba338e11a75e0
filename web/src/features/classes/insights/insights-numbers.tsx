import type { ClassNumbers } from '@study-assistant/contract/attempts/analysis';
import { INSIGHT_HEADINGS } from '@study-assistant/contract/classes/insight-headings';
import { HardQuestions } from './hard-questions.tsx';
import { adviceOn, type InsightSection } from './insight-sections.ts';
import { ChangedStudents, NotStarted } from './insights-students.tsx';
import { texts } from './insights-texts.ts';
import styles from './insights.module.css';
import { WeakTopics } from './weak-topics.tsx';

type InsightsNumbersProps = {
  numbers: ClassNumbers;
  sections: readonly InsightSection[];
  classId: string | null;
};

/** Topics and questions with what to do about each, and the students that need the teacher. */
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
