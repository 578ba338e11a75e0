/** An invitation that can still be followed, by whoever has shown that its address is hers. */
export type OpenInvitation = {
  /** Made of the address, so that a school invites nobody twice. */
  id: string;
  schoolId: string;
  fullName: string;
};
