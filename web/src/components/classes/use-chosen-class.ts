import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useSignedInUser } from '../../lib/auth/session.ts';
import { ALL_STUDENTS } from '../../paths.ts';
import { classListQuery, type ListedClass } from '../../queries/classes.ts';

export type ChosenClass = {
  /** The classes to choose from; empty for a teacher without classes. */
  classes: readonly ListedClass[];
  /** Null stands for all students. */
  classId: string | null;
  /** False until it is known which class it is, which may be before all of them have loaded. */
  isKnown: boolean;
  choose: (choice: string) => void;
};

/**
 * The class that a page's numbers are about, kept in the address as ?class=…. It defaults to the
 * one chosen last, then to the first active class, then to all students.
 */
export function useChosenClass(): ChosenClass {
  const { uid } = useSignedInUser();
  const [params, setParams] = useSearchParams();
  const { data, isPending } = useQuery(classListQuery);
  // All students are shown when the server has no classes or cannot list them.
  const classes = data ?? [];
  const key = `class-of-${uid}`;

  function choose(choice: string) {
    localStorage.setItem(key, choice);
    setParams(
      (before) => {
        before.set('class', choice);
        return before;
      },
      { replace: true },
    );
  }

  const asked = [params.get('class'), localStorage.getItem(key)];
  // Until the list is there, which nearly always has it, it is the one that was asked for, so that
  // its numbers are asked for together with the list.
  const wish = isPending
    ? asked.find((one) => one !== null)
    : (findChoice(asked, classes) ?? ALL_STUDENTS);
  const classId = wish === undefined || wish === ALL_STUDENTS ? null : wish;
  return { classes, classId, isKnown: wish !== undefined, choose };
}

/** Returns the first choice that is still available. */
function findChoice(
  asked: readonly (string | null)[],
  classes: readonly ListedClass[],
): string | null {
  const isThere = (choice: string | null) =>
    choice === ALL_STUDENTS || classes.some(({ id }) => id === choice);
  const chosen = asked.find(isThere) ?? classes.find(({ archivedAt }) => archivedAt === null)?.id;
  return chosen === undefined || chosen === ALL_STUDENTS ? null : chosen;
}
