import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useSignedInUser } from '../../lib/auth/session.ts';
import { ALL_STUDENTS } from '../../paths.ts';
import { classListQuery, type ListedClass } from '../../queries/classes.ts';
import { shownClassKey, useShownClass } from './use-shown-class.ts';

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
 * one shown last, then to the first active class, then to all students.
 */
export function useChosenClass(): ChosenClass {
  const { uid } = useSignedInUser();
  const [params, setParams] = useSearchParams();
  const { data, isPending } = useQuery(classListQuery);
  // All students are shown when the server has no classes or cannot list them.
  const classes = data ?? [];
  const key = shownClassKey(uid);

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

  const inAddress = params.get('class');
  const kept = localStorage.getItem(key);
  // Until the list is there, which nearly always has it, it is the one that was asked for, so that
  // its numbers are asked for together with the list.
  const wish = isPending ? (inAddress ?? kept) : findChoice(inAddress, kept, classes);
  const classId = wish === ALL_STUDENTS ? null : wish;
  const isRunning = classes.some((one) => one.id === classId && one.archivedAt === null);
  useShownClass(isRunning ? classId : null);
  return { classes, classId, isKnown: wish !== null, choose };
}

/** Returns the class of the address, else the one shown last if it still runs, else the first that does. */
function findChoice(
  inAddress: string | null,
  kept: string | null,
  classes: readonly ListedClass[],
): string {
  const running = classes.filter(({ archivedAt }) => archivedAt === null);
  const isAmong = (among: readonly ListedClass[], choice: string | null): choice is string =>
    choice === ALL_STUDENTS || among.some(({ id }) => id === choice);
  if (isAmong(classes, inAddress)) return inAddress;
  if (isAmong(running, kept)) return kept;
  return running[0]?.id ?? ALL_STUDENTS;
}
