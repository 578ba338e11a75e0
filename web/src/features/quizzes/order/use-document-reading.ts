import { useMutation, useQueryClient } from '@tanstack/react-query';
import { texts } from '../teacher-quiz-texts.ts';
import { documentUploads, tellOrderFailure } from './document-uploads.ts';

/** Sends a document to be read, so that what a quiz is about can be chosen. `onSent` hears its id. */
export function useDocumentReading(onSent: (documentId: string) => void) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    // The code of documents comes with the first one that is read: most are written from at once.
    mutationFn: async (file: File) => {
      const { uploadQuizDocument } = await import('../../../queries/quiz-documents.ts');
      return documentUploads.run(file, (options) => uploadQuizDocument(file, client, options));
    },
    onError: (error) => tellOrderFailure(texts.readingFailed, error),
  });
  return {
    // Only where the form is still on the screen: nobody is carried away from another page.
    read: (file: File) => mutate(file, { onSuccess: onSent }),
    isSending: isPending,
  };
}
