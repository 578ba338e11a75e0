/**
 * The addresses of the pages for admins. Apart from the others, which come with the sign-in page: few
 * get here.
 */
export const adminPaths = {
  people: '/admin/people',
  person: (uid: string) => `/admin/people/${uid}`,
  invitations: '/admin/invitations',
  school: '/admin/school',
  schoolYear: '/admin/year',
  audit: '/admin/audit',
  /** Of what one account did, or had done to it. */
  auditOf: (uid: string) => `/admin/audit?uid=${uid}`,
  erasures: '/admin/audit?act=account.erased',
} as const;
