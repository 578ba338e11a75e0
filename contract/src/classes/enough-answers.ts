/** Fewer students are not a class: what is said of them is said of each. */
const MIN_STUDENTS = 5;

/** One in so many of a class: of fewer, nobody knows whether the others are like them. */
const ONE_IN = 3;

/**
 * How many students must have answered before a class of that many is judged: five, and a third of
 * it. Null stands for students who are not a class, such as those of a whole school.
 */
export function studentsNeeded(students: number | null): number {
  return Math.max(MIN_STUDENTS, Math.ceil((students ?? 0) / ONE_IN));
}

/** Says how many have answered, where that is all that can be said of a class. */
export function countAnswered(answered: number, students: number): string {
  return `${answered} of ${students} ${answered === 1 ? 'has' : 'have'} answered so far`;
}
