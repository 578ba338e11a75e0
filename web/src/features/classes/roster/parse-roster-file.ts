import type { Grade } from '@study-assistant/contract/people/accounts';
import { decodeRoster } from './decode-roster.ts';
import { parseRoster, type ParsedRoster } from './parse-roster.ts';
import { texts } from './roster-texts.ts';

/** A list of a few hundred students has some kilobytes; a larger file is something else. */
const MAX_BYTES = 1_000_000;

/** Loaded with the first chosen file, because the parser is larger than the rest of the import. */
export async function parseRosterFile(file: File, grade: Grade): Promise<ParsedRoster> {
  if (file.size > MAX_BYTES) return { rows: null, problem: texts.tooLarge };
  return parseRoster(decodeRoster(new Uint8Array(await file.arrayBuffer())), grade);
}
