import { quizDocumentExtensions } from '@study-assistant/contract/quizzes/quizzes';
import { ClipboardPaste, FileInput, LibraryBig, ListChecks, Sparkles } from 'lucide-react';
import { Suspense, useState } from 'react';
import { ButtonLink } from '../../../components/ui/button/button-link.tsx';
import { Button } from '../../../components/ui/button/button.tsx';
import { FileField } from '../../../components/ui/field/file-field.tsx';
import { UploadSubmit } from '../../../components/ui/meter/upload-submit.tsx';
import { lazyPart } from '../../../lib/dom/lazy-part.ts';
import { paths } from '../../../paths.ts';
import styles from '../quiz-generation.module.css';
import { texts } from '../teacher-quiz-texts.ts';
import { BeginQuizButton } from './begin-quiz-button.tsx';
import { fieldIds } from './field-ids.ts';
import { OrderSettingsFields } from './order-settings.tsx';
import { useFileOrder } from './use-file-order.ts';
import type { OrderSettings } from './use-order-settings.ts';

const ImportDialog = lazyPart(
  async () => (await import('../exchange/import-dialog.tsx')).ImportDialog,
);
const PasteDialog = lazyPart(async () => (await import('./paste-dialog.tsx')).PasteDialog);

/** From this size on, a quiz about the whole document would only touch on everything. */
const LONG_DOCUMENT_BYTES = 2_000_000;

type FileOrderProps = {
  settings: OrderSettings;
  /** Called when the document has been sent to be read first. */
  onRead: (documentId: string) => void;
};

/** Orders a quiz from all of a file, unless the teacher wants to choose a part. */
export function FileOrder({ settings, onRead }: FileOrderProps) {
  const form = useFileOrder(settings, onRead);
  const { file, fileError, suggestedTitle, isBusy } = form;
  const [opened, setOpened] = useState<'paste' | 'import' | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <form noValidate className={styles.form} onSubmit={form.submit}>
        <fieldset disabled={isBusy} className={styles.fields}>
          <legend className="visually-hidden">Quiz</legend>
          <FileField
            id={fieldIds.file}
            label="Document"
            hint={texts.documentHint}
            error={fileError}
            accept={quizDocumentExtensions.join(',')}
            file={file}
            onSelect={form.select}
          />
          <OrderSettingsFields settings={settings} suggestedTitle={suggestedTitle} />
        </fieldset>
        {file && fileError === null && file.size > LONG_DOCUMENT_BYTES && (
          <p className={styles.long}>{texts.longDocument}</p>
        )}
        {file && fileError === null && !isBusy && file.size <= LONG_DOCUMENT_BYTES && (
          <p className={styles.hint}>{texts.howMany}</p>
        )}
        <div className={styles.order}>
          <UploadSubmit
            running={form.running}
            isUploading={isBusy}
            icon={<Sparkles aria-hidden />}
            className={styles.submit}
          >
            Generate
          </UploadSubmit>
          {file && fileError === null && !isBusy && (
            <Button
              variant="quiet"
              icon={<ListChecks aria-hidden />}
              className={styles.submit}
              onClick={form.choose}
            >
              {texts.chooseParts}
            </Button>
          )}
          {!file && !isBusy && (
            <>
              <ButtonLink
                to={`${paths.library}?show=materials`}
                variant="quiet"
                icon={<LibraryBig aria-hidden />}
                className={styles.submit}
              >
                {texts.fromMaterial}
              </ButtonLink>
              <Button
                variant="quiet"
                icon={<ClipboardPaste aria-hidden />}
                className={styles.submit}
                onClick={() => setOpened('paste')}
              >
                {texts.pasteText}
              </Button>
              <Button
                variant="quiet"
                icon={<FileInput aria-hidden />}
                className={styles.submit}
                onClick={() => setOpened('import')}
              >
                {texts.importQuestions}
              </Button>
              <BeginQuizButton settings={settings.values} />
            </>
          )}
        </div>
      </form>
      <Suspense fallback={null}>
        {opened === 'paste' && <PasteDialog onRead={onRead} onCancel={close} />}
        {opened === 'import' && <ImportDialog settings={settings.values} onCancel={close} />}
      </Suspense>
    </>
  );
}
