import { useEffect, useRef, type ReactNode } from 'react';
import type { RunningUpload } from '../../../lib/api/upload-slot.ts';
import { formatBytes, formatPercent } from '../../../lib/format/numbers.ts';
import { Button } from '../button/button.tsx';
import { ProgressBar } from './progress-bar.tsx';
import styles from './upload-submit.module.css';

type UploadSubmitProps = {
  running: RunningUpload | null;
  isUploading: boolean;
  icon: ReactNode;
  className: string | undefined;
  children: ReactNode;
};

/** The submit button of a form with a file, which shows the progress of the upload above it. */
export function UploadSubmit({
  running,
  isUploading,
  icon,
  className,
  children,
}: UploadSubmitProps) {
  const button = useRef<HTMLButtonElement>(null);

  function cancel() {
    running?.cancel();
    button.current?.focus();
  }

  return (
    <>
      {running && <UploadProgress upload={running} onCancel={cancel} />}
      <Button
        ref={button}
        type="submit"
        variant="primary"
        icon={icon}
        isBusy={isUploading}
        busyLabel="Uploading…"
        className={className}
      >
        {children}
      </Button>
    </>
  );
}

type UploadProgressProps = { upload: RunningUpload; onCancel: () => void };

/** The progress of an upload in percent and in bytes. */
function UploadProgress({ upload: { file, share }, onCancel }: UploadProgressProps) {
  const panel = useRef<HTMLDivElement>(null);
  const isSent = share >= 1;
  const sizes = `${formatBytes(file.size * share)} of ${formatBytes(file.size)}`;

  // It appears below the form, which on a phone is out of sight.
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
