import { Suspense } from 'react';
import { Card } from '../../../components/ui/card/card.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { lazyPart } from '../../../lib/dom/lazy-part.ts';
import { texts } from '../teacher-quiz-texts.ts';
import { FileOrder } from './file-order.tsx';
import { useOrderSource } from './order-source.ts';
import { useOrderSettings } from './use-order-settings.ts';

const DocumentOrder = lazyPart(
  async () => (await import('./documents/document-order.tsx')).DocumentOrder,
);

/** Orders a quiz, from a file or from a document that is read already. */
export function QuizOrderForm() {
  const settings = useOrderSettings();
  const { source, openDocument, close } = useOrderSource();
  return (
    <Card
      title="Generate a quiz"
      description="Every question asks what your document teaches, with the sentence that it rests on."
    >
      {source ? (
        <Suspense fallback={<Skeleton label={texts.loadingDocument} shape="rows" count={3} />}>
          <DocumentOrder key={source.id} source={source} settings={settings} onClose={close} />
        </Suspense>
      ) : (
        <FileOrder settings={settings} onRead={openDocument} />
      )}
    </Card>
  );
}
