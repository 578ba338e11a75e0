import * as z from 'zod/mini';

const second = z.int().check(z.minimum(0));

/**
 * Which sign-ins of an account are over. Firebase ends all of an account or none, and tells in each token
 * when its owner signed in, in seconds, which stays the same as long as the sign-in lasts: that is what
 * one is known by. All up to `until` are over but those that are kept. It says what stays, not what goes:
 * so it never grows, and one that nobody knows of is over as well.
 */
export const endedSignInsSchema = z.object({ until: second, kept: z.array(second) });
export type EndedSignIns = z.infer<typeof endedSignInsSchema>;

/** What counts where it cannot be read: no sign-in is good. */
export const ALL_ENDED: EndedSignIns = { until: Number.MAX_SAFE_INTEGER, kept: [] };

/** @param signedInAt seconds, as in a token */
export function isEnded(ended: EndedSignIns | null, signedInAt: number): boolean {
  return ended !== null && signedInAt <= ended.until && !ended.kept.includes(signedInAt);
}
