import type { Assignment } from '@study-assistant/contract/assignments/assignments';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Button } from '../../../components/ui/button/button.tsx';
import { announce } from '../../../components/ui/feedback/announcer.tsx';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { MoreMenu } from '../../../components/ui/menu/more-menu.tsx';
import { describeFailure } from '../../../lib/api/describe-failure.ts';
import { saveFile } from '../../../lib/dom/save-file.ts';
import { formatDateForFileName } from '../../../lib/format/dates.ts';
import { readAnswers } from '../../../queries/assignment-reports.ts';

const texts = {
  label: 'Download all answers',
  excel: 'Excel: attempts and answers',
  answers: 'CSV: a row for each answer',
  attempts: 'CSV: a row for each attempt',
  collecting: 'Collecting all answers…',
  saved: 'All answers are downloaded.',
  failed: 'The answers could not be downloaded:',
} as const;

type Form = 'excel' | 'answers' | 'attempts';

/** Every answer of the class as a table, for who works on with it elsewhere. */
export function DownloadAnswers({ assignment }: { assignment: Assignment }) {
  const { mutate, isPending } = useMutation({
    mutationFn: (form: Form) => download(assignment, form),
    onMutate: () => announce(texts.collecting),
    onSuccess: () => toast.success(texts.saved),
    onError: (error) => toast.error(describeFailure(texts.failed, error)),
  });
  return (
    <MoreMenu label={texts.label} icon={<Download aria-hidden />} isBusy={isPending}>
      {(item) =>
        (['excel', 'answers', 'attempts'] as const).map((form) => (
          <Button key={form} {...item} onClick={() => mutate(form)}>
            {texts[form]}
          </Button>
        ))
      }
    </MoreMenu>
  );
}

/** What makes the tables arrives with the first click. */
async function download({ id, quizTitle }: Assignment, form: Form): Promise<void> {
  const [attempts, tables, files] = await Promise.all([
    readAnswers(id),
    import('./answer-tables.ts'),
    import('./write-tables.ts'),
  ]);
  const title = quizTitle.replaceAll(/[^\p{L}\p{N}]+/gu, '-');
  const name = `answers-${title}-${formatDateForFileName(new Date())}`;
  const ofAttempts = tables.tableOfAttempts(attempts);
  const ofAnswers = tables.tableOfAnswers(attempts);
  if (form === 'excel') {
    saveFile(`${name}.xlsx`, '', await files.toExcelFile([ofAttempts, ofAnswers]));
  } else {
    const table = form === 'answers' ? ofAnswers : ofAttempts;
    saveFile(`${name}-${form}.csv`, 'text/csv;charset=utf-8', files.toCsvFile(table));
  }
}
