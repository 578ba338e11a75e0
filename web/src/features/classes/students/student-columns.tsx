import type { ClassStudent } from '@study-assistant/contract/classes/classes';
import { compareBySurname } from '@study-assistant/contract/people/names';
import { hasNoMailbox } from '@study-assistant/contract/people/no-mailbox';
import { Clock, FileText, IdCard, Mail, Pencil, UserMinus } from 'lucide-react';
import { Address } from '../../../components/accounts/address.tsx';
import { ExtraTimeMark } from '../../../components/assignments/extra-time.tsx';
import { ButtonLink } from '../../../components/ui/button/button-link.tsx';
import { Button } from '../../../components/ui/button/button.tsx';
import { MoreMenu } from '../../../components/ui/menu/more-menu.tsx';
import type { Column } from '../../../components/ui/table/column.ts';
import { NotAvailable } from '../../../components/ui/text/not-available.tsx';
import { paths } from '../../../paths.ts';
import styles from './class-students.module.css';
import { texts } from './students-texts.ts';

type Act = (student: ClassStudent) => void;
type Acts = {
  classId: string;
  onChange: Act;
  onExtraTime: Act;
  onMail: Act;
  onPrintCard: Act;
  onRemove: Act;
};

export function studentColumns({
  classId,
  onChange,
  onExtraTime,
  onMail,
  onPrintCard,
  onRemove,
}: Acts): readonly Column<ClassStudent>[] {
  return [
    {
      id: 'name',
      header: 'Student, by last name',
      isRowHeader: true,
      cell: ({ fullName, email, timeFactor, isUnused }) => (
        <>
          <span>{fullName}</span>
          <ExtraTimeMark factor={timeFactor} />{' '}
          <span className={styles.email}>
            {isUnused && <span className={styles.unused}>{texts.unused} </span>}
            <Address email={email} />
          </span>
        </>
      ),
      compare: (a, b) => compareBySurname(a.fullName, b.fullName),
    },
    {
      id: 'grade',
      header: 'Grade',
      cell: ({ grade }) => grade ?? <NotAvailable />,
      compare: (a, b) => Number(a.grade ?? 0) - Number(b.grade ?? 0),
    },
    {
      id: 'actions',
      header: 'Actions',
      isActions: true,
      cell: (student) => (
        <div className={styles.rowActions}>
          <MoreMenu label={`More for ${student.fullName}`}>
            {(item) => (
              <>
                <ButtonLink
                  variant="quiet"
                  icon={<FileText aria-hidden />}
                  aria-label={`Report on ${student.fullName}`}
                  to={paths.studentReport(classId, student.uid)}
                >
                  Report
                </ButtonLink>
                <Button
                  {...item}
                  icon={<Pencil aria-hidden />}
                  aria-label={`Change ${student.fullName}`}
                  onClick={() => onChange(student)}
                >
                  Change
                </Button>
                <Button
                  {...item}
                  icon={<Clock aria-hidden />}
                  aria-label={`Extra time for ${student.fullName}`}
                  onClick={() => onExtraTime(student)}
                >
                  Extra time
                </Button>
                {hasNoMailbox(student.email) && (
                  <Button
                    {...item}
                    icon={<IdCard aria-hidden />}
                    aria-label={`New card for ${student.fullName}`}
                    onClick={() => onPrintCard(student)}
                  >
                    New card
                  </Button>
                )}
                {student.isUnused && !hasNoMailbox(student.email) && (
                  <Button
                    {...item}
                    icon={<Mail aria-hidden />}
                    aria-label={`Send ${student.fullName} the mail`}
                    onClick={() => onMail(student)}
                  >
                    Send the mail
                  </Button>
                )}
                <Button
                  {...item}
                  icon={<UserMinus aria-hidden />}
                  className={styles.remove}
                  aria-label={`Take out ${student.fullName}`}
                  onClick={() => onRemove(student)}
                >
                  Take out
                </Button>
              </>
            )}
          </MoreMenu>
        </div>
      ),
    },
  ];
}
