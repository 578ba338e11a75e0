import { Download } from 'lucide-react';
import { Button } from '../../../components/ui/button/button.tsx';
import { ErrorSummary } from '../../../components/ui/field/error-summary.tsx';
import { FileField } from '../../../components/ui/field/file-field.tsx';
import { saveFile } from '../../../lib/dom/save-file.ts';
import { toCsv } from '../../../lib/format/csv.ts';
import { texts } from './roster-texts.ts';
import styles from './roster.module.css';

/** The byte order mark tells spreadsheets that the names are in UTF-8. */
const SAMPLE = `\uFEFF${toCsv([
  ['Name', 'Email', 'Grade'],
  ['Ada Okoye', 'ada.okoye@school.example', '9'],
  ['Zoë Müller', 'zoe.mueller@school.example', '9'],
])}`;

type RosterChoiceProps = { problem: string | null; onChoose: (file: File) => void };

/** The first step: a file. It is read as soon as it is there. */
export function RosterChoice({ problem, onChoose }: RosterChoiceProps) {
  return (
    <div className={styles.step}>
      <p>{texts.explain}</p>
      <ErrorSummary
        errors={problem === null ? [] : [{ fieldId: 'roster-file', message: problem }]}
      />
      <FileField
        id="roster-file"
        label="List of students"
        hint={texts.fileHint}
        accept=".csv,.tsv,.txt,text/csv"
        file={null}
        onSelect={(file) => file && onChoose(file)}
      />
      <div>
        <Button
          icon={<Download aria-hidden />}
          onClick={() => saveFile('students-sample.csv', 'text/csv;charset=utf-8', SAMPLE)}
        >
          Download a sample
        </Button>
      </div>
    </div>
  );
}
