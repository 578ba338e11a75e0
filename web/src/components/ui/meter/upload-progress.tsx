import { useEffect, useRef } from 'react';
import type { RunningUpload } from '../../../lib/api/upload-slot.ts';
import { formatBytes, formatPercent } from '../../../lib/format/numbers.ts';
import { Button } from '../button/button.tsx';
import { ProgressBar } from './progress-bar.tsx';
import styles from './upload-progress.module.css';

type UploadProgressProps = { upload: RunningUpload; onCancel: () => void };

/** How far a file is, in percent and in bytes. */
export function UploadProgress({ upload: { file, share }, onCancel }: UploadProgressProps) {
  const panel = useRef<HTMLDivElement>(null);
  const isSent = share >= 1;
  const sizes = `${formatBytes(file.size * share)} of ${formatBytes(file.size)}`;

  // It comes below what was filled in, on a phone out of sight.
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <div ref={panel} className={styles.upload}>
      <div className={styles.bar}>
        <ProgressBar
          label={isSent ? `Checking ${file.name}…` : `Uploading ${file.name}…`}
          percent={share * 100}
          valueText={`${formatPercent(Math.floor(share * 100))} · ${sizes}`}
        />
      </div>
      <Button onClick={onCancel}>Cancel</Button>
    </div>
  );
}
