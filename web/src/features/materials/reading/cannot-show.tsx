import type { Material } from '@study-assistant/contract/materials/materials';
import { Download } from 'lucide-react';
import { useDownload } from '../../../components/materials/use-download.ts';
import { Button } from '../../../components/ui/button/button.tsx';
import { EmptyState } from '../../../components/ui/state/empty-state.tsx';

/** A link to a file that needs a program of its own. */
export function CannotShow({ material: { id, type } }: { material: Material }) {
  const { download, downloadingId } = useDownload();
  return (
    <EmptyState
      illustration="books"
      title={`This ${type.toLowerCase()} cannot be shown here`}
      actions={
        <Button
          variant="primary"
          icon={<Download aria-hidden />}
          isBusy={downloadingId !== null}
          busyLabel="Opening…"
          onClick={() => download(id)}
        >
          Download it
        </Button>
      }
    >
      Download it and open it with a program on your device.
    </EmptyState>
  );
}
