import { notFound } from '../../domain/api-error.ts';
import type { Caller } from '../../domain/caller.ts';
import { dayOf } from '../../domain/day.ts';
import type { AccountsRepository } from '../../stored/people/accounts.repository.ts';
import type { AuditRepository } from '../../stored/school/audit.repository.ts';
import { writePage } from './export-page.ts';
import { listSections, type SectionDeps } from './list-sections.ts';
import type { Section } from './section.ts';
import { zipFiles, type ZippedFile } from './zip-files.ts';

type Deps = SectionDeps & {
  accounts: Pick<AccountsRepository, 'findMember'>;
  audit: Pick<AuditRepository, 'record'>;
  clock: () => Date;
};

export type ExportDataService = ReturnType<typeof createExportDataService>;

/**
 * What is kept about somebody, for herself or for who answers her: without what of it she may not see
 * yet, and without anybody else's data. It says itself what it leaves out.
 */
export function createExportDataService(deps: Deps) {
  const { accounts, audit, clock } = deps;
  return {
    async exportOf(caller: Pick<Caller, 'uid'>, uid: string) {
      const member = await accounts.findMember(uid);
      if (!member) throw notFound('Account not found.');
      const now = clock();
      const target = { kind: 'account', id: uid, name: member.fullName } as const;
      await audit.record({ actor: caller, act: 'account.exported', target, changes: [] }, now);
      const sections = listSections(member, deps);
      const files: ZippedFile[] = [
        ...sections.map((section) => ({
          name: `data/${section.name}.json`,
          texts: writeJson(section),
        })),
        { name: 'index.html', texts: writePage(sections, now) },
      ];
      const fileName = `study-assistant-data-${dayOf(now)}.zip`;
      return { fileName, bytes: zipFiles(files, now) };
    },
  };
}

/** A list with one record a line. */
async function* writeJson({ records }: Section): AsyncGenerator<string> {
  let before = '[\n';
  for await (const { heading: _heading, ...record } of records()) {
    yield before + JSON.stringify(record);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
