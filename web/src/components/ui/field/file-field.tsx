import { FileText, Upload, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { classNames } from '../../../lib/dom/class-names.ts';
import { formatBytes } from '../../../lib/format/numbers.ts';
import { Button } from '../button/button.tsx';
import { Field } from './field.tsx';
import styles from './file-field.module.css';

type FileFieldProps = {
  id: string;
  label: string;
  /** The allowed types and size in words. */
  hint?: string;
  error?: string | null | undefined;
  /** The input's attribute: ".pdf,.docx". Browsers ignore it for dropped files, so check them. */
  accept?: string;
  file: File | null;
  onSelect: (file: File | null) => void;
};

/** The browser's own file input stretched over an area; it handles choosing and dropping. */
export function FileField({ id, label, hint, error, accept, file, onSelect }: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isDragged, setIsDragged] = useState(false);

  useEffect(() => {
    // Without this the same file could not be chosen twice in a row.
    if (file === null && input.current) input.current.value = '';
  }, [file]);

  function remove() {
    onSelect(null);
    input.current?.focus();
  }

  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <div className={styles.row}>
          <div
            className={classNames(
              styles.area,
              isDragged && styles.dragged,
              error && styles.invalid,
            )}
          >
            {file ? <FileText aria-hidden /> : <Upload aria-hidden />}
            {file ? (
              <span className={styles.words} dir="auto">
                <strong>{file.name}</strong>
                <span className={styles.size}>{formatBytes(file.size)}</span>
              </span>
            ) : (
              <span className={styles.words} aria-hidden>
                <span>
                  <strong className={styles.choose}>Choose a file</strong> or drop it here
                </span>
              </span>
            )}
            <input
              {...control}
              ref={input}
              type="file"
              accept={accept}
              className={styles.input}
              onChange={(event) => onSelect(event.target.files?.[0] ?? null)}
              onDragEnter={() => setIsDragged(true)}
              onDragLeave={() => setIsDragged(false)}
              onDrop={() => setIsDragged(false)}
            />
          </div>
          {file && (
            <Button
              variant="quiet"
              icon={<X aria-hidden />}
              aria-label={`Remove ${file.name}`}
              onClick={remove}
            />
          )}
        </div>
      )}
    </Field>
  );
}
