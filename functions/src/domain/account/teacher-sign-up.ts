/** Whether an address may open a teacher account; `domains` null means that everyone may. */
export function canSignUpAsTeacher(email: string, domains: readonly string[] | null): boolean {
  if (!domains) return true;
  const domain = email.toLowerCase().split('@').at(-1) ?? '';
  return domains.includes(domain);
}
