import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useSignedInUser } from '../../lib/auth/session.ts';
import { classListQuery, type ListedClass } from '../../queries/classes.ts';

/** Stands in the address for all students. */
export const ALL_STUDENTS = 'all';

export type ChosenClass = {
  /** Those to choose from; none for a teacher without classes. */
  classes: readonly ListedClass[];
  /** Null is all students. */
  classId: string | null;
  /** False while it is not known which classes there are. */
  isKnown: boolean;
  choose: (choice: string) => void;
};

/**
 * The class that a page's numbers are about, kept in the address as ?class=…: the one chosen last,
 * else the first that runs, else all students.
 */
export function useChosenClass(): ChosenClass {
  const { uid } = useSignedInUser();
  const [params, setParams] = useSearchParams();
  const { data, isPending } = useQuery(classListQuery);
  // A server without classes, or one that cannot tell them: all students, as ever.
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
  return { classes, classId: findChoice(asked, classes), isKnown: !isPending, choose };
}

/** The first choice that still can be made. */
function findChoice(
  asked: readonly (string | null)[],
  classes: readonly ListedClass[],
): string | null {
  const isThere = (choice: string | null) =>
    choice === ALL_STUDENTS || classes.some(({ id }) => id === choice);
  const chosen = asked.find(isThere) ?? classes.find(({ archivedAt }) => archivedAt === null)?.id;
  return chosen === undefined || chosen === ALL_STUDENTS ? null : chosen;
}
