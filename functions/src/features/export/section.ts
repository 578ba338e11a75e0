import type { Member } from '../../domain/account/member.ts';

/** One thing that is kept; `heading` is what the page to read calls it. */
type ExportRecord = { heading: string } & Record<string, unknown>;

type Titled = {
  /** Of its file. */
  name: string;
  title: string;
  note?: string;
};

/** One kind of what is kept. It is read once for the data and once for the page, a page of it at a time. */
export type Section = Titled & { records: () => AsyncIterable<ExportRecord> };

/** What a section of anybody is: of which collections, and how it is read. */
export type SectionPlan<Deps> = Titled & {
  collections: readonly string[];
  records: (member: Member, deps: Deps) => AsyncIterable<ExportRecord>;
};
