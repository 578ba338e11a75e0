import type { School } from '@study-assistant/contract/school/school';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { adminPaths } from '../../../admin-paths.ts';
import { Button } from '../../../components/ui/button/button.tsx';
import { Card } from '../../../components/ui/card/card.tsx';
import { DateText } from '../../../components/ui/text/date-text.tsx';
import styles from '../admin.module.css';
import { RenameSchoolDialog } from './rename-school-dialog.tsx';
import { describeRetention, describeSignUp, listDomains, texts } from './school-texts.ts';

/** The settings of the school in words. */
export function SchoolFacts({ school }: { school: School }) {
  const [isRenaming, setIsRenaming] = useState(false);
  const { name, domains, retentionMonths, year } = school;
  return (
    <Card
      title={name}
      actions={
        <Button icon={<Pencil aria-hidden />} onClick={() => setIsRenaming(true)}>
          Change the name
        </Button>
      }
    >
      <dl className={styles.facts}>
        <dt>Addresses</dt>
        <dd>{domains.length === 0 ? texts.noDomains : listDomains(domains)}</dd>
        <dt>Teachers</dt>
        <dd>{describeSignUp(school)}</dd>
        <dt>Retention</dt>
        <dd>{describeRetention(retentionMonths)}</dd>
        <dt>School year</dt>
        <dd>
          {year === null ? (
            'None has been started here yet; the one that runs needs no start. '
          ) : (
            <>
              {year.name}, since <DateText value={year.startedAt} />.{' '}
            </>
          )}
          <Link to={adminPaths.schoolYear}>Start a school year</Link>
        </dd>
      </dl>
      <p className={styles.note}>{texts.fixed}</p>
      {isRenaming && (
        <RenameSchoolDialog name={name} onClose={() => flushSync(() => setIsRenaming(false))} />
      )}
    </Card>
  );
}
