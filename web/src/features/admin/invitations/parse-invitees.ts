import { inviteTeachers, MAX_INVITATIONS } from '@study-assistant/contract/people/invitations';
import type { Invitee } from '../../../queries/people.ts';

/** One line of what was typed or pasted. */
export type InviteeLine = {
  /** One-based line number in the text. */
  number: number;
  fullName: string;
  email: string;
  /** True when the line has no name, so that it was guessed from the address. */
  isNameGuessed: boolean;
  /** Why this line cannot be invited; null when it can. */
  problem: string | null;
};

const { element } = inviteTeachers.body.shape.teachers.def;

/** Reads "Ada Okoye, ada@school.example", "Ada Okoye <ada@…>" or just an address from each line. */
export function parseInvitees(text: string): InviteeLine[] {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const read = lines.flatMap((line, at) => (line === '' ? [] : [readLine(line, at + 1)]));
  const seen = new Set<string>();
  return read.map((line, at) => {
    const isTwice = seen.has(line.email);
    seen.add(line.email);
    if (line.problem !== null) return line;
    if (isTwice) return { ...line, problem: 'This address stands in the list twice.' };
    if (at < MAX_INVITATIONS) return line;
    return { ...line, problem: `Please invite at most ${MAX_INVITATIONS} at once.` };
  });
}

export function toInvitees(lines: readonly InviteeLine[], isAdmin: boolean): Invitee[] {
  return lines.flatMap(({ fullName, email, problem }) =>
    problem === null ? [{ fullName, email, isAdmin }] : [],
  );
}

function readLine(line: string, number: number): InviteeLine {
  const email = (/[^\s,;<>"()]*@[^\s,;<>"()]*/.exec(line)?.[0] ?? '').toLowerCase();
  const rest = line.replace(/[^\s,;<>"()]*@[^\s,;<>"()]*/, ' ');
  const named = turnAround(rest.replace(/[<>"();\t]+/g, ' ').trim());
  const fullName = named || guessName(email);
  const found = element.safeParse({ fullName, email, isAdmin: false });
  const problem =
    email === ''
      ? 'There is no e-mail address in this line.'
      : (found.error?.issues[0]?.message ?? null);
  return { number, fullName, email, isNameGuessed: named === '', problem };
}

/** Turns "Okoye, Ada" into "Ada Okoye", and drops the comma before the address. */
function turnAround(name: string): string {
  const plain = name.replace(/^[\s,]+|[\s,]+$/g, '').replace(/\s+/g, ' ');
  return plain.replace(/^([^,]+),\s*([^,]+)$/, '$2 $1');
}

/** Guesses "Ada Okoye" from "ada.okoye@…", until somebody corrects it. */
function guessName(email: string): string {
  const words = (email.split('@')[0] ?? '').split(/[^\p{L}]+/u).filter((word) => word !== '');
  return words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join(' ');
}
