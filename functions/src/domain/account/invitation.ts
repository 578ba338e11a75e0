/** An invitation that can still be followed, by whoever has shown that its address is hers. */
export type OpenInvitation = {
  /** Made of the address, so that a school invites nobody twice. */
  id: string;
  schoolId: string;
  fullName: string;
};

/**
 * Whether an invitation of a school counts. The people of a domain are for the school that has it to
 * invite, also where another one has invited them before.
 *
 * @param ofDomain the school that has the domain of the invited address; null where none has it
 */
export function countsFor(ofDomain: string | null, schoolId: string): boolean {
  return ofDomain === null || ofDomain === schoolId;
}
