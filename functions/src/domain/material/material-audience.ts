import type { TokenHolder } from '../caller.ts';

/** A class that a material is for, as the material remembers it. */
export type MaterialClass = { id: string; name: string; teacherIds: string[] };

/** Found by everybody of the school. */
const FOR_ALL = 'all';

/** By what a material is found: by everybody, or else by its classes, their teachers and its own. */
export function audienceOf(classes: readonly MaterialClass[], teacherId: string): string[] {
  if (classes.length === 0) return [FOR_ALL];
  const found = classes.flatMap(({ id, teacherIds }) => [id, ...teacherIds]);
  return [...new Set([teacherId, ...found])];
}

/** A material with a class as it is now, in place of what it remembers of it. */
export function withClass(
  classes: readonly MaterialClass[],
  { id, name, teacherIds }: MaterialClass,
): MaterialClass[] {
  return classes.map((one) => (one.id === id ? { id, name, teacherIds } : one));
}

export type Reader = Pick<TokenHolder, 'uid' | 'role'>;

export type MaterialReaders = ReturnType<typeof createMaterialReaders>;

type Deps = { accounts: { findClassIds: (uid: string) => Promise<string[]> } };

/**
 * Who sees which materials: those for all, a student those for her classes, which are read of her
 * account, and a teacher her own and those for classes that she teaches, which the material names.
 */
export function createMaterialReaders({ accounts }: Deps) {
  async function seekOf({ uid, role }: Reader): Promise<string[]> {
    return [FOR_ALL, ...(role === 'student' ? await accounts.findClassIds(uid) : [uid])];
  }
  return {
    /** What a reader finds materials by. */
    seekOf,

    /** Those of some materials that all of these readers see; one for all costs no read. */
    async choose<M extends { audience: readonly string[] }>(
      materials: readonly M[],
      readers: readonly Reader[],
    ): Promise<M[]> {
      if (materials.every(({ audience }) => audience.includes(FOR_ALL))) return [...materials];
      const sought = await Promise.all(readers.map(seekOf));
      return materials.filter(({ audience }) =>
        sought.every((seek) => seek.some((one) => audience.includes(one))),
      );
    },
  };
}
