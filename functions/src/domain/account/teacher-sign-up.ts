import { domainOf } from './email-domain.ts';

/** Whether an address may open a teacher account; `domains` null means that everyone may. */
export function canSignUpAsTeacher(email: string, domains: readonly string[] | null): boolean {
  return !domains || domains.includes(domainOf(email));
}
