import { Copy, Download, RefreshCw } from 'lucide-react';
import { Button } from '../../../components/ui/button/button.tsx';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { saveFile } from '../../../lib/dom/save-file.ts';
import { formatDateForFileName } from '../../../lib/format/dates.ts';
import { texts } from './insights-texts.ts';
import styles from './insights.module.css';

type InsightsActionsProps = { insights: string; onRefresh: () => void; isRefreshing: boolean };

export function InsightsActions({ insights, onRefresh, isRefreshing }: InsightsActionsProps) {
  return (
    <div className={styles.actions}>
      <Button
        icon={<RefreshCw aria-hidden />}
        isBusy={isRefreshing}
        busyLabel="Refreshing…"
        onClick={onRefresh}
      >
        Refresh
      </Button>
      {insights !== '' && (
        <>
          <Button icon={<Copy aria-hidden />} onClick={() => void copy(insights)}>
            Copy
          </Button>
          <Button icon={<Download aria-hidden />} onClick={() => download(insights)}>
            Download
          </Button>
        </>
      )}
    </div>
  );
}

async function copy(insights: string) {
  try {
    await navigator.clipboard.writeText(insights);
    toast.success(texts.copied);
  } catch {
    // Refused by the browser, or no clipboard at all on a page without HTTPS.
    toast.error(texts.copyFailed);
  }
}

function download(insights: string) {
  const name = `class-insights-${formatDateForFileName(new Date())}.txt`;
  saveFile(name, 'text/plain;charset=utf-8', `${insights}\n`);
}
