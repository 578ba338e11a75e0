import type { QuizDocument } from '@study-assistant/contract/quizzes/quiz-documents';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Loaded } from '../../../../components/loaded.tsx';
import { Button } from '../../../../components/ui/button/button.tsx';
import { ProgressBar } from '../../../../components/ui/meter/progress-bar.tsx';
import { ErrorState } from '../../../../components/ui/state/error-state.tsx';
import { ApiError, serverSentence } from '../../../../lib/api/api-error.ts';
import { isMissingOrInvalid } from '../../../../lib/api/is-missing-or-invalid.ts';
import { quizDocumentQueries } from '../../../../queries/quiz-documents.ts';
import type { OrderSource } from '../order-source.ts';
import type { OrderSettings } from '../use-order-settings.ts';
import styles from './document-order.module.css';
import { texts } from './document-texts.ts';
import { ReadDocumentForm } from './read-document-form.tsx';

type DocumentOrderProps = {
  source: OrderSource;
  settings: OrderSettings;
  /** Returns to the form that takes a file. */
  onClose: () => void;
};

/** Orders a quiz from a document, which the server reads first so that parts can be chosen. */
export function DocumentOrder({ source, settings, onClose }: DocumentOrderProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The element that led here is gone, so the focus would be lost.
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, []);
  const Source = source.kind === 'material' ? MaterialDocument : DocumentById;
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="group"
      aria-label="Chosen document"
      className={styles.document}
    >
      <Source id={source.id} settings={settings} onClose={onClose} />
    </div>
  );
}

type SourceProps = Omit<DocumentOrderProps, 'source'> & { id: string };

function MaterialDocument({ id, ...rest }: SourceProps) {
  const query = useQuery(quizDocumentQueries.ofMaterial(id, useQueryClient()));
  return (
    <Loaded
      query={query}
      skeleton={<Reading label={texts.opening} onClose={rest.onClose} />}
      error={(error) => explain(error, serverSentence(error, texts.notLoaded), rest.onClose)}
    >
      {(documentId) => <DocumentById id={documentId} {...rest} />}
    </Loaded>
  );
}

function DocumentById({ id, settings, onClose }: SourceProps) {
  const query = useQuery(quizDocumentQueries.one(id));
  return (
    <Loaded
      query={query}
      skeleton={<Reading label={texts.opening} onClose={onClose} />}
      error={(error) =>
        explain(error, isMissingOrInvalid(error) ? texts.gone : texts.notLoaded, onClose)
      }
    >
      {(found) => {
        if (found.status === 'generating') {
          return <Reading {...tellReading(found)} onClose={onClose} />;
        }
        if (found.status === 'ready') {
          return <ReadDocumentForm document={found} settings={settings} onClose={onClose} />;
        }
        return (
          <ErrorState
            message={found.error ?? texts.unreadable}
            actions={<Button onClick={onClose}>{texts.chooseAnother}</Button>}
          />
        );
      }}
    </Loaded>
  );
}

function tellReading({ fileName, reading }: QuizDocument) {
  if (!reading) return { label: texts.reading(fileName) };
  const { page, pages } = reading;
  return {
    label: texts.readingPage(fileName, page, pages),
    percent: (100 * (page - 1)) / pages,
    hint: texts.scanHint,
  };
}

type ReadingProps = { label: string; percent?: number; hint?: string; onClose: () => void };

function Reading({ label, percent, hint = texts.readingHint, onClose }: ReadingProps) {
  return (
    <div className={styles.reading}>
      <div className={styles.bar}>
        <ProgressBar label={label} percent={percent ?? null} />
        <p className={styles.hint}>{hint}</p>
      </div>
      <Button onClick={onClose}>Cancel</Button>
    </div>
  );
}

/** A refused request would be refused again; any other failure offers a retry. */
function explain(error: Error, message: string, onClose: () => void) {
  const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return {
    message,
    canRetry: !isRefusal,
    actions: <Button onClick={onClose}>{texts.chooseAnother}</Button>,
  };
}
