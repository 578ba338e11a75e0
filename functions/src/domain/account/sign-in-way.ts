import { ApiError } from '../api-error.ts';
import type { SignInWay, TokenHolder } from '../caller.ts';
import { domainOf } from './email-domain.ts';

/** What a school says of a provider. Whatever it does not say, it leaves open. */
type ProviderRule = {
  id: string;
  /** The domains whose addresses may come this way; empty for all. */
  domains: readonly string[];
  /** The directories that count; empty for all, and then none vouches for an address. */
  tenants: readonly string[];
};

/** Of a school: null where whatever the deployment has is right. */
export type ProviderRules = readonly ProviderRule[] | null;

/** Ours: e-mail and password, and what the server itself has signed. */
const OWN_WAYS = ['password', 'custom'];

export function isOwnWay({ provider }: Pick<SignInWay, 'provider'>): boolean {
  return OWN_WAYS.includes(provider);
}

/** Whether a school takes a provider of the deployment at all. */
export function takesProvider(rules: ProviderRules, id: string): boolean {
  return rules === null || rules.some((rule) => rule.id === id);
}

/** The rules of a school that takes these ways and no other. */
export function takeOnly(ids: readonly string[], rules: ProviderRules): ProviderRules {
  return ids.map((id) => rules?.find((rule) => rule.id === id) ?? { id, domains: [], tenants: [] });
}

/**
 * Whether somebody may come to a school this way. It is the provider's address that counts: anybody can
 * connect an account of her own elsewhere to the one that she has here.
 */
export function allowsWay(
  rules: ProviderRules,
  { email, way }: Pick<TokenHolder, 'email' | 'way'>,
): boolean {
  if (isOwnWay(way) || rules === null) return true;
  const rule = rules.find(({ id }) => id === way.provider);
  if (!rule) return false;
  const { domains, tenants } = rule;
  return (
    (domains.length === 0 || domains.includes(domainOf(way.email ?? email))) &&
    (tenants.length === 0 || (way.tenant !== null && tenants.includes(way.tenant)))
  );
}

/**
 * Whether the school itself vouches for an address: it has named the directory that the provider names in
 * the token, and the domain, and the directory knows her by this very address. Who else comes with an
 * address that is not known to be hers confirms it.
 */
export function vouchesFor(
  rules: ProviderRules,
  holder: Pick<TokenHolder, 'email' | 'way'>,
): boolean {
  if (isOwnWay(holder.way) || !allowsWay(rules, holder)) return false;
  if (holder.way.email !== holder.email.toLowerCase()) return false;
  const rule = rules?.find(({ id }) => id === holder.way.provider);
  return rule !== undefined && rule.tenants.length > 0 && rule.domains.length > 0;
}

/** What is told to who has signed in by a provider that the deployment or her school does not allow. */
export function signInRefused(): ApiError {
  return new ApiError(
    'sign-in-refused',
    'Your school does not allow this way to sign in. Please sign in with your e-mail address and password, or ask your school.',
  );
}
