/** Whom an erasure is about. What stands in her place afterwards has the erasure's id. */
export type ErasedPerson = { erasureId: string; uid: string; fullName: string; email: string };

/** What stands where a name had to stay readable. */
export const ERASED_NAME = 'Erased account';

/**
 * A place where something of a person may be. Each can be asked any number of times: what is gone
 * already is no error, and what broke off goes on.
 */
export type Place = {
  /** Kept with an erasure once it is done. */
  name: string;
  /** The collections that it looks through. */
  collections: readonly string[];
  /** How many documents and files were removed or changed. */
  erase: (person: ErasedPerson) => Promise<number>;
  /** Whether anything of her is there. */
  isLeft: (person: ErasedPerson) => Promise<boolean>;
};
