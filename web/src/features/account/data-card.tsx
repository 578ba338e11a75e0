import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/ui/button/button.tsx';
import { Card } from '../../components/ui/card/card.tsx';
import { toast } from '../../components/ui/feedback/toast-store.ts';
import { ProgressBar } from '../../components/ui/meter/progress-bar.tsx';
import { describeFailure } from '../../lib/api/describe-failure.ts';
import { saveFile } from '../../lib/dom/save-file.ts';
import { formatDateForFileName } from '../../lib/format/dates.ts';
import { formatBytes } from '../../lib/format/numbers.ts';
import { exportOwnData } from '../../queries/own-account.ts';
import { texts } from './account-texts.ts';

/** Downloads everything that is kept about the person. */
export function DataCard() {
  const [bytes, setBytes] = useState(0);
  const { mutate, isPending } = useMutation({
    mutationFn: () => exportOwnData(setBytes),
    onMutate: () => setBytes(0),
    onSuccess: (file) => {
      const name = `study-assistant-${formatDateForFileName(new Date())}.zip`;
      saveFile(name, 'application/zip', file);
      toast.success(texts.exported);
    },
    onError: (error) => toast.error(describeFailure(texts.exportFailed, error)),
  });
  return (
    <Card title="My data" description={texts.data}>
      {isPending && (
        <ProgressBar
          label="Downloading your data"
          percent={null}
          valueText={bytes > 0 ? formatBytes(bytes) : ''}
        />
      )}
      <div>
        <Button
          icon={<Download aria-hidden />}
          isBusy={isPending}
          busyLabel="Downloading…"
          onClick={() => mutate()}
        >
          Download my data
        </Button>
      </div>
    </Card>
  );
}
