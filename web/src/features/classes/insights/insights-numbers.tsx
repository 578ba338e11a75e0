import type { ClassNumbers } from '@study-assistant/contract/analysis';
import { Target, TrendingDown, TrendingUp, Users } from 'lucide-react';
import { StatCard } from '../../../components/ui/card/stat-card.tsx';
import { StatGrid } from '../../../components/ui/card/stat-grid.tsx';
import { NotAvailable } from '../../../components/ui/text/not-available.tsx';
import { formatPercent } from '../../../lib/format/numbers.ts';
import { HardQuestions } from './hard-questions.tsx';
import { ChangedStudents, NotStarted } from './insights-students.tsx';
import { texts } from './insights-texts.ts';
import styles from './insights.module.css';
import { WeakTopics } from './weak-topics.tsx';

type InsightsNumbersProps = { numbers: ClassNumbers; classId: string | null };

/** What the words are about: topics, questions and students that need the teacher. */
export function InsightsNumbers({ numbers, classId }: InsightsNumbersProps) {
  const { students, started, average, slipped, improved, notStarted } = numbers;
  return (
    <>
      <StatGrid>
        <StatCard label="Have taken a quiz" value={`${started} of ${students}`} icon={<Users />} />
        <StatCard
          label="Average score"
          value={average === null ? <NotAvailable /> : formatPercent(average, 1)}
          icon={<Target />}
        />
        <StatCard label="Slipped" value={slipped.length} icon={<TrendingDown />} tone="warn" />
        <StatCard label="Improved" value={improved.length} icon={<TrendingUp />} tone="good" />
      </StatGrid>
      <div className={styles.numbers}>
        <WeakTopics numbers={numbers} />
        <HardQuestions questions={numbers.hardQuestions} />
      </div>
      <div className={styles.people}>
        <ChangedStudents
          title="Slipped"
          students={slipped}
          classId={classId}
          ifNone={texts.nobodySlipped}
        />
        <ChangedStudents
          title="Improved"
          students={improved}
          classId={classId}
          ifNone={texts.nobodyImproved}
        />
        <NotStarted students={notStarted} classId={classId} />
      </div>
    </>
  );
}
