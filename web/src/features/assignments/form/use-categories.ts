import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { answersSeenQuery } from '../../../queries/quiz-edits.ts';

type ChosenClass = { id: string; name: string };

/**
 * The categories that a quiz could count in, by name, since each class has its own ones and those of two
 * classes often have the same names. They come with who has seen the answers.
 */
export function useCategories(quizId: string, classes: readonly ChosenClass[]) {
  const [chosen, setChosen] = useState('');
  const replies = useQueries({ queries: classes.map(({ id }) => answersSeenQuery(id, quizId)) });
  const books = classes.map((one, at) => ({
    ...one,
    categories: replies[at]?.data?.categories ?? [],
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
    /** The chosen category of each class that has it, by their ids. */
    categoryOf: Object.fromEntries(
      found.flatMap(({ id, categoryId }) => (categoryId === undefined ? [] : [[id, categoryId]])),
    ),
    /** The names of the classes that do not have it. */
    lacking: found.filter(({ categoryId }) => categoryId === undefined).map(({ name }) => name),
  };
}
