import type { Member } from '../../domain/account/member.ts';
import { notFound } from '../../domain/api-error.ts';
import type { NewAuditEntry } from '../../domain/audit.ts';
import type { Caller } from '../../domain/caller.ts';
import { dayOf } from '../../domain/day.ts';
import { writePage } from './export-page.ts';
import type { Section } from './section.ts';
import { zipFiles, type ZippedFile } from './zip-files.ts';

type Deps = {
  findMember: (uid: string) => Promise<Member | null>;
  listSections: (member: Member) => Section[];
  record: (entry: NewAuditEntry) => Promise<void>;
  clock: () => Date;
};

export type ExportDataService = ReturnType<typeof createExportDataService>;

/**
 * What is kept about somebody, for herself or for who answers her: without what of it she may not see
 * yet, and without anybody else's data. It says itself what it leaves out.
 */
export function createExportDataService({ findMember, listSections, record, clock }: Deps) {
  return {
    async exportOf(caller: Pick<Caller, 'uid'>, uid: string) {
      const member = await findMember(uid);
      if (!member) throw notFound('Account not found.');
      const now = clock();
      await record({
        actor: caller,
        act: 'account.exported',
        target: { kind: 'account', id: uid, name: member.fullName },
        changes: [],
      });
      const sections = listSections(member);
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
