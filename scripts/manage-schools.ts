import { parseArgs } from 'node:util';
import { providerIdSchema } from '@study-assistant/contract/wire/sign-in-providers';
import { cleanName } from '@study-assistant/contract/wire/text';
import type { Firestore } from 'firebase-admin/firestore';
import type { ProviderRules } from '../functions/src/domain/account/sign-in-way.ts';
import { schoolIdSchema } from '../functions/src/domain/school/school-id.ts';
import { splitDomains } from '../functions/src/platform/settings/config.ts';
import { createSchoolsRepository } from '../functions/src/stored/school/schools.repository.ts';

const USAGE = `npm run school -- list
npm run school -- create --id ID --name NAME --domains DOMAIN,DOMAIN
npm run school -- sign-in --id ID --providers PROVIDER,PROVIDER --domains DOMAIN --tenants TENANT
  without --providers: all of the deployment; --providers none: e-mail and password alone
All take --project PROJECT; without it they work on the local Firebase.`;

const DOMAIN = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/;

export type SchoolOrder = ReturnType<typeof readSchoolOrder>;

/** @throws Error that says what is wrong with the command line */
export function readSchoolOrder(args: string[]) {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { id: text, name: text, domains: text, providers: text, tenants: text, project: text },
  });
  const { id = '', name = '', domains = '', project } = values;
  const [act] = positionals;
  if (act === 'list') return { act, project } as const;
  if (act === 'sign-in') {
    return { act, project, id: readId(id), rules: readRules({ ...values, domains }) } as const;
  }
  if (act !== 'create' || cleanName(name) === '') throw new Error(USAGE);
  const school = { id, name: cleanName(name), domains: splitDomains(domains) };
  readId(id);
  requireDomains(school.domains);
  return { act, project, school } as const;
}

function readId(id: string): string {
  const { error } = schoolIdSchema.safeParse(id);
  if (error) throw new Error(`"${id}" is no id of a school: ${error.issues[0]?.message}`);
  return id;
}

function requireDomains(domains: readonly string[]): void {
  const wrong = domains.find((domain) => !DOMAIN.test(domain));
  if (wrong !== undefined) throw new Error(`"${wrong}" is no domain of e-mail addresses.`);
}

/** Null where the school takes whatever the deployment has. */
function readRules(given: {
  providers?: string | undefined;
  domains: string;
  tenants?: string | undefined;
}): ProviderRules {
  const domains = splitDomains(given.domains);
  const tenants = (given.tenants ?? '').split(',').flatMap((tenant) => tenant.trim() || []);
  requireDomains(domains);
  if (given.providers === undefined) return null;
  const ids = given.providers.split(',').map((id) => id.trim());
  if (ids.join() === 'none') return [];
  const wrong = ids.find((id) => !providerIdSchema.safeParse(id).success);
  if (wrong !== undefined) throw new Error(`"${wrong}" is no sign-in provider.`);
  // Firebase's tokens of these say nothing of a directory, so that nobody would be let in.
  const silent = tenants.length > 0 && ids.find((id) => !id.startsWith('oidc.'));
  if (silent) throw new Error(`Tenants can be told by oidc.NAME alone, not by ${silent}.`);
  return ids.map((id) => ({ id, domains, tenants }));
}

/** Creates a school, says how its people sign in, or lists all; returns lines to print. */
export async function manageSchools(
  firestore: Firestore,
  order: SchoolOrder,
  now: Date,
): Promise<string[]> {
  const schools = createSchoolsRepository(firestore);
  if (order.act === 'create') {
    await schools.create(order.school, now);
    return [`The school "${order.school.id}" is there.`];
  }
  if (order.act === 'sign-in') {
    await schools.setProviderRules(order.id, order.rules, now);
    return [`How people of "${order.id}" may sign in is set; it counts within a minute.`];
  }
  const listed = await schools.list();
  return listed.map(({ id, name, domains }) => [id, name, domains.join(', ')].join('\t'));
}
