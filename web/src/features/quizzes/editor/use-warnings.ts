import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { OwnQuiz } from './editor-state.ts';
import { checkQuiz, editorKeys } from './editor.api.ts';

const none: readonly string[] = [];

/** What is worth a second look, by question, in the quiz as it was last saved. */
export function useWarnings(saved: OwnQuiz): (id: string | null) => readonly string[] {
  const { data } = useQuery({
    queryKey: editorKeys.warnings(saved.id, saved.version),
    queryFn: ({ signal }) => checkQuiz(saved, { signal }),
    staleTime: Infinity,
    placeholderData: keepPreviousData,
    // Advice: where it cannot be had, the editor does without.
    retry: false,
  });
  return useMemo(() => {
    const sentences = new Map<string, string[]>();
    for (const { questionId, sentence } of data ?? []) {
      sentences.set(questionId, [...(sentences.get(questionId) ?? []), sentence]);
    }
    return (id) => (id === null ? none : (sentences.get(id) ?? none));
  }, [data]);
}
