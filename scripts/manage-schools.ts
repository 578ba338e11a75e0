import { parseArgs } from 'node:util';
import { cleanName } from '@study-assistant/contract/wire/text';
import type { Firestore } from 'firebase-admin/firestore';
import { schoolIdSchema } from '../functions/src/domain/school/school-id.ts';
import { splitDomains } from '../functions/src/platform/settings/config.ts';
import { createSchoolsRepository } from '../functions/src/stored/school/schools.repository.ts';

const USAGE = `npm run school -- list
npm run school -- create --id ID --name NAME --domains DOMAIN,DOMAIN
Both take --project PROJECT; without it they work on the local Firebase.`;

const DOMAIN = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/;

export type SchoolOrder = ReturnType<typeof readSchoolOrder>;

/** @throws Error that says what is wrong with the command line */
export function readSchoolOrder(args: string[]) {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { id: text, name: text, domains: text, project: text },
  });
  const { id = '', name = '', domains = '', project } = values;
  const [act] = positionals;
  if (act === 'list') return { act, project } as const;
  if (act !== 'create' || cleanName(name) === '') throw new Error(USAGE);
  const school = { id, name: cleanName(name), domains: splitDomains(domains) };
  const { error } = schoolIdSchema.safeParse(id);
  if (error) throw new Error(`"${id}" is no id of a school: ${error.issues[0]?.message}`);
  const wrong = school.domains.find((domain) => !DOMAIN.test(domain));
  if (wrong !== undefined) throw new Error(`"${wrong}" is no domain of e-mail addresses.`);
  return { act, project, school } as const;
}

/** Creates a school or lists them all; returns lines to print. */
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
  const listed = await schools.list();
  return listed.map(({ id, name, domains }) => [id, name, domains.join(', ')].join('\t'));
}
