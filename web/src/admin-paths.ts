/**
 * These addresses of the admin pages are apart from the others, which load with the sign-in page,
 * because few people need them.
 */
export const adminPaths = {
  people: '/admin/people',
  person: (uid: string) => `/admin/people/${uid}`,
  invitations: '/admin/invitations',
  school: '/admin/school',
  schoolYear: '/admin/year',
  audit: '/admin/audit',
  /** The audit of what one account did, or had done to it. */
  auditOf: (uid: string) => `/admin/audit?uid=${uid}`,
  erasures: '/admin/audit?act=account.erased',
} as const;
