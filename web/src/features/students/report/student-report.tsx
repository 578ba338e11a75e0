import type { TopicGrowth } from '@study-assistant/contract/assignments/student-report';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { ReportedTests } from '../../../components/assignments/reported-tests.tsx';
import { ShownAverage, ShownMarks } from '../../../components/assignments/shown-marks.tsx';
import { PageLayout } from '../../../components/layouts/page-layout.tsx';
import { Button } from '../../../components/ui/button/button.tsx';
import { Card } from '../../../components/ui/card/card.tsx';
import { Field } from '../../../components/ui/field/field.tsx';
import { Input } from '../../../components/ui/field/input.tsx';
import { Textarea } from '../../../components/ui/field/textarea.tsx';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { classNames } from '../../../lib/dom/class-names.ts';
import { useLeaveWarning } from '../../../lib/dom/use-leave-warning.ts';
import { formatDate } from '../../../lib/format/dates.ts';
import type { StudentReport as Report } from '../../../queries/assignment-reports.ts';
import { toPeriod, type Days } from './report-period.ts';
import { describeGrowth, texts } from './report-texts.ts';
import styles from './student-report.module.css';

const MAX_WORDS = 1500;

type StudentReportProps = {
  report: Report;
  days: Days;
  onDays: (days: Days) => void;
  onBack: () => void;
};

/** A student's report as it is printed; what is chosen and typed above it is for the screen alone. */
export function StudentReport({ report, days, onDays, onBack }: StudentReportProps) {
  const [words, setWords] = useState('');
  const { fullName } = useSignedInUser();
  useLeaveWarning(words !== '');
  const { className, subject, tests, topics, marks } = report;
  const period = `${formatDate(days.first) ?? ''} – ${formatDate(days.last) ?? ''}`;
  return (
    <PageLayout
      title={report.fullName}
      eyebrow={texts.title}
      facts={
        <>
          <bdi>{className}</bdi>
          <bdi>{subject}</bdi>
          <span>{period}</span>
        </>
      }
      onBack={onBack}
      actions={
        <Button icon={<Printer aria-hidden />} onClick={() => window.print()}>
          Print
        </Button>
      }
    >
      <Choices days={days} onDays={onDays} words={words} onWords={setWords} />
      {marks && <ShownAverage marks={marks} tests={tests} />}
      <Card title={texts.tests}>
        {tests.length === 0 ? (
          <p>{texts.noTests}</p>
        ) : (
          <ReportedTests tests={tests} caption={texts.tests} />
        )}
      </Card>
      {marks && marks.columns.length > 0 && (
        <Card title={texts.marks}>
          <ShownMarks columns={marks.columns} />
        </Card>
      )}
      <Card title={texts.topics} description={<span className="no-print">{texts.topicsText}</span>}>
        {topics.length === 0 ? (
          <p>{texts.noTopics}</p>
        ) : (
          <div className={styles.topics}>
            <TopicList title={texts.strengths} topics={topics.filter(isStrength)} />
            <TopicList title={texts.next} topics={topics.filter((one) => !isStrength(one))} />
          </div>
        )}
      </Card>
      <section className={styles.paper} aria-label={texts.fromTeacher}>
        <h2>{texts.fromTeacher}</h2>
        {words === '' ? (
          <div className={styles.lines} aria-hidden />
        ) : (
          <p className={styles.words} dir="auto">
            {words}
          </p>
        )}
        <p className={styles.signature}>
          <span dir="auto">{fullName}</span>
          <span>{texts.signature}</span>
        </p>
      </section>
    </PageLayout>
  );
}

const isStrength = ({ level }: TopicGrowth) => level === 'secure';

/** What goes well, or what to practise next; what needs most practice comes first. */
function TopicList({ title, topics }: { title: string; topics: readonly TopicGrowth[] }) {
  if (topics.length === 0) return null;
  const needsMost = topics.toSorted(
    (a, b) => Number(b.level === 'beginning') - Number(a.level === 'beginning'),
  );
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {needsMost.map((growth) => (
          <li key={growth.topic}>
            <strong dir="auto">{growth.topic}</strong>: {describeGrowth(growth)}
          </li>
        ))}
      </ul>
    </section>
  );
}

type ChoicesProps = {
  days: Days;
  onDays: (days: Days) => void;
  words: string;
  onWords: (words: string) => void;
};

function Choices({ days, onDays, words, onWords }: ChoicesProps) {
  const isWrong = toPeriod(days) === null;
  return (
    <form
      className={classNames(styles.choices, 'no-print')}
      onSubmit={(event) => event.preventDefault()}
      noValidate
    >
      <div className={styles.period}>
        <Field id="report-first" label={texts.first} error={isWrong ? texts.periodWrong : null}>
          {(control) => (
            <Input
              {...control}
              type="date"
              value={days.first}
              onChange={({ target }) => onDays({ ...days, first: target.value })}
            />
          )}
        </Field>
        <Field id="report-last" label={texts.last}>
          {(control) => (
            <Input
              {...control}
              type="date"
              value={days.last}
              onChange={({ target }) => onDays({ ...days, last: target.value })}
            />
          )}
        </Field>
      </div>
      <Field id="report-words" label={texts.words} hint={texts.wordsHint} isOptional>
        {(control) => (
          <Textarea
            {...control}
            rows={4}
            maxLength={MAX_WORDS}
            dir="auto"
            value={words}
            onChange={({ target }) => onWords(target.value)}
          />
        )}
      </Field>
    </form>
  );
}
