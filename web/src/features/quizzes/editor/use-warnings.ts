import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { quizEditQueries, type OwnQuiz } from '../../../queries/quiz-edits.ts';

const none: readonly string[] = [];

/** What is worth a second look, by question, in the quiz as it was last saved. */
export function useWarnings(saved: OwnQuiz): (id: string | null) => readonly string[] {
  const { data } = useQuery({
    ...quizEditQueries.warnings(saved),
    placeholderData: keepPreviousData,
  });
  return useMemo(() => {
    const sentences = new Map<string, string[]>();
    for (const { questionId, sentence } of data ?? []) {
      sentences.set(questionId, [...(sentences.get(questionId) ?? []), sentence]);
    }
    return (id) => (id === null ? none : (sentences.get(id) ?? none));
  }, [data]);
}
