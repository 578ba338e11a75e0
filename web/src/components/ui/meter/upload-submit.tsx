import { useRef, type ReactNode } from 'react';
import type { RunningUpload } from '../../../lib/api/upload-slot.ts';
import { Button } from '../button/button.tsx';
import { UploadProgress } from './upload-progress.tsx';

type UploadSubmitProps = {
  running: RunningUpload | null;
  isUploading: boolean;
  icon: ReactNode;
  className: string | undefined;
  children: ReactNode;
};

/** The button that sends a form with its file; above it, while that is on its way, how far it is. */
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
