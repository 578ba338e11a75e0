import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answersSeenQuery } from '../../../queries/quiz-edits.ts';

/** What the dialog has asked of a class for its own sake is not asked again. */
const FRESH_MS = 60_000;

type ChosenClass = { id: string; name: string };

/**
 * The categories that a quiz could count in, by name, since each class has its own ones and those of two
 * classes often have the same names. They come with who has seen the answers.
 */
export function useCategories(quizId: string, classes: readonly ChosenClass[]) {
  const [chosen, setChosen] = useState('');
  const ids = classes.map(({ id }) => id);
  // One query for all of them: asking a number of queries would be code that every first load carries.
  const { data = [] } = useQuery({
    queryKey: ['assignments', 'categories', quizId, ids],
    queryFn: async ({ client }) => {
      const fresh = { staleTime: FRESH_MS };
      const replies = await Promise.all(
        ids.map((id) => client.fetchQuery({ ...answersSeenQuery(id, quizId), ...fresh })),
      );
      return replies.map(({ categories }, at) => ({ id: ids[at], categories }));
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const books = classes.map((one) => ({
    ...one,
    categories: data.find(({ id }) => id === one.id)?.categories ?? [],
  }));
  const names = [...new Set(books.flatMap(({ categories }) => categories.map(({ name }) => name)))];
  const value = names.includes(chosen) ? chosen : '';
  const found = books.map(({ id, name, categories }) => ({
    ...{ id, name },
    categoryId: categories.find((one) => one.name === value)?.id,
  }));
  return {
    names,
    value,
    choose: setChosen,
    /** The chosen category of each class that has it. */
    categories: found.flatMap(({ id: classId, categoryId }) =>
      categoryId === undefined ? [] : [{ classId, categoryId }],
    ),
    /** The names of the classes that do not have it. */
    lacking: found.filter(({ categoryId }) => categoryId === undefined).map(({ name }) => name),
  };
}
