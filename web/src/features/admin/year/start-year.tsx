import type { Person } from '@study-assistant/contract/people/people';
import { startYear as endpoint } from '@study-assistant/contract/school/school';
import { isLately, refuseYear } from '@study-assistant/contract/school/school-years';
import { GRADES } from '@study-assistant/contract/wire/constants';
import { CalendarSync } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../components/ui/button/button.tsx';
import { Card } from '../../../components/ui/card/card.tsx';
import { Checkbox } from '../../../components/ui/field/checkbox.tsx';
import { Field } from '../../../components/ui/field/field.tsx';
import { Input } from '../../../components/ui/field/input.tsx';
import { EmptyState } from '../../../components/ui/state/empty-state.tsx';
import type { Column } from '../../../components/ui/table/column.ts';
import { DataTable } from '../../../components/ui/table/data-table.tsx';
import { focusField } from '../../../lib/dom/focus-field.ts';
import type { YearPlan } from '../../../queries/school.ts';
import styles from '../admin.module.css';
import { isTurnOfYear, nameNextYear } from './name-year.ts';
import { StartYearDialog } from './start-year-dialog.tsx';
import { StayingStudents } from './staying-students.tsx';
import { texts } from './year-texts.ts';

/** Shows what starting a school year would do, and starts it. */
export function StartYear({ plan }: { plan: YearPlan }) {
  const [now] = useState(() => new Date());
  const isSeason = isTurnOfYear(now);
  // Amid a year nothing is filled in that would move everybody up by a click too many.
  const [name, setName] = useState(() =>
    isSeason ? nameNextYear(now, plan.last?.name ?? null) : '',
  );
  const [nameError, setNameError] = useState<string | null>(null);
  const [archiveClasses, setArchiveClasses] = useState(isSeason);
  const [staying, setStaying] = useState<readonly Person[]>([]);
  const [isAsking, setIsAsking] = useState(false);
  const lately = plan.last && isLately(plan.last, now) ? plan.last : null;
  const season = isSeason ? null : texts.outOfSeason;
  const warning = lately ? texts.startedLately(lately.name) : season;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const invalid = endpoint.body.shape.name.safeParse(name).error?.issues[0]?.message;
    const isStarted = name.trim() === plan.last?.name;
    const started = isStarted ? 'This school year has been started already.' : null;
    const problem = invalid ?? started ?? refuseYear(name.trim(), now);
    flushSync(() => setNameError(problem));
    if (problem !== null) focusField('year-name');
    else setIsAsking(true);
  }

  return (
    <>
      <Card title={texts.meansTitle}>
        <ul className={styles.points}>
          {texts.means.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <p className={styles.note}>{texts.noUndo}</p>
        {warning !== null && <p className={styles.note}>{warning}</p>}
      </Card>
      <Card title="Who moves where">
        <GradeMoves students={plan.students} />
      </Card>
      <StayingStudents staying={staying} onChange={setStaying} />
      <Card title="Start it">
        <form noValidate className={styles.stack} onSubmit={submit}>
          <Field
            id="year-name"
            label="Name of the school year"
            hint="Such as 2026/27."
            error={nameError}
          >
            {(control) => (
              <Input
                {...control}
                autoComplete="off"
                value={name}
                onChange={(event) => setName(event.target.value)}
              />
            )}
          </Field>
          <Checkbox
            label={sayArchiving(plan.classes)}
            checked={archiveClasses}
            onChange={(event) => setArchiveClasses(event.target.checked)}
          />
          <div className={styles.buttons}>
            <Button type="submit" variant="primary" icon={<CalendarSync aria-hidden />}>
              Start the school year
            </Button>
          </div>
        </form>
      </Card>
      {isAsking && (
        <StartYearDialog
          plan={plan}
          warning={warning}
          year={{
            ...{ name: name.trim(), archiveClasses, except: staying.map(({ uid }) => uid) },
            // The box below the warning confirms it; an outdated page without it confirms nothing.
            again: lately !== null,
          }}
          onClose={() => flushSync(() => setIsAsking(false))}
        />
      )}
    </>
  );
}

function sayArchiving(classes: number): string {
  if (classes === 0) return 'Archive the classes (none is running)';
  return classes === 1
    ? 'Archive the one class that runs'
    : `Archive the ${classes} classes that run`;
}

type GradeCount = YearPlan['students'][number];

const columns: readonly Column<GradeCount>[] = [
  { id: 'grade', header: 'Now', isRowHeader: true, cell: ({ grade }) => `Grade ${grade}` },
  { id: 'next', header: 'Then', cell: ({ grade }) => sayNextGrade(grade) },
  { id: 'count', header: 'Students', isNumeric: true, cell: (row) => row.count },
];

/** Shows how many students move from each grade to the next. */
function GradeMoves({ students }: Pick<YearPlan, 'students'>) {
  const there = GRADES.flatMap((grade) => students.filter((row) => row.grade === grade)).filter(
    (row) => row.count > 0,
  );
  if (there.length === 0) {
    return (
      <EmptyState illustration="team" title="There are no students yet" headingLevel={3}>
        A school year can be started all the same: it gives the year its name.
      </EmptyState>
    );
  }
  return (
    <DataTable
      caption="Students by grade"
      isCaptionHidden
      columns={columns}
      rows={there}
      rowKey={({ grade }) => grade}
    />
  );
}

function sayNextGrade(grade: GradeCount['grade']): string {
  const next = GRADES[GRADES.indexOf(grade) + 1];
  return next === undefined ? 'Leave' : `Grade ${next}`;
}
