import type { AuditAct } from '@study-assistant/contract/school/audit';
import type { ReadAuditEntry } from '../../../queries/school.ts';

type ActWords = {
  /** The label in the filter. */
  label: string;
  /** The words between the actor and the target; `after` follows the target. */
  before: string;
  after?: string;
  /** The words when somebody did it to herself. */
  own?: string;
  /** The words when the product itself or its operator did it. */
  unsigned?: { who?: string; before?: string };
};

const operator = { who: 'Whoever runs this site' };

export const actWords: Readonly<Record<AuditAct, ActWords>> = {
  'account.renamed': {
    label: 'Name changed',
    before: 'changed the name of',
    own: 'changed their own name',
  },
  'account.grade-changed': { label: 'Grade changed', before: 'changed the grade of' },
  'account.role-changed': {
    label: 'Rights changed',
    before: 'changed the rights of',
    own: 'changed their own rights',
    unsigned: operator,
  },
  'account.invited': { label: 'Invited', before: 'invited', unsigned: operator },
  'account.invitation-withdrawn': {
    label: 'Invitation withdrawn',
    before: 'withdrew the invitation of',
  },
  'account.joined': { label: 'Joined', before: 'let', after: 'join', own: 'joined the school' },
  'account.closed': { label: 'Account closed', before: 'closed the account of' },
  'account.opened': {
    label: 'Account opened again',
    before: 'opened the account of',
    after: 'again',
  },
  'account.left': { label: 'Left', before: 'took out', own: 'left the school' },
  'account.given-up': {
    label: 'Given up',
    before: 'gave up',
    own: 'was given up by the owner of its address, who had not made it',
  },
  'account.exported': {
    label: 'Data downloaded',
    before: 'downloaded the data of',
    own: 'downloaded their own data',
  },
  'account.handed-over': { label: 'Handed over', before: 'handed over what belonged to' },
  'account.erased': { label: 'Erased', before: 'erased', after: 'for good' },
  'second-step.removed': {
    label: 'Second step removed',
    before: 'removed the second step of',
    own: 'removed their own second step',
  },
  'second-step.recovered': {
    label: 'Second step removed by a recovery code',
    before: 'used a recovery code of',
    own: 'removed their own second step by a recovery code',
  },
  'second-step.reset': { label: 'Second step reset', before: 'reset the second step of' },
  'roster.imported': { label: 'List imported', before: 'imported a list of students into' },
  'cards.printed': { label: 'Cards printed', before: 'printed cards for students of' },
  'accommodation.changed': { label: 'Extra time changed', before: 'changed the extra time of' },
  'exception.changed': { label: 'Arrangements changed', before: 'changed the arrangements for' },
  'quiz.key-corrected': { label: 'Key corrected', before: 'corrected the answer key of' },
  'quiz.deleted': { label: 'Quiz deleted', before: 'deleted the quiz' },
  'quiz.restored': { label: 'Quiz restored', before: 'undid the deletion of the quiz' },
  'results.released': { label: 'Results released', before: 'released the results of' },
  'marks.shown': { label: 'Marks by hand shown', before: 'changed whether marks are shown in' },
  'class.teachers-changed': {
    label: 'Teachers of a class changed',
    before: 'changed the teachers of',
  },
  'class.joined': { label: 'Joined a class', before: 'answered an invitation into' },
  'class.left': { label: 'Left a class', before: 'left the class' },
  'class.invitation-withdrawn': {
    label: 'Invitation into a class withdrawn',
    before: 'withdrew an invitation into',
  },
  'school.changed': { label: 'School changed', before: 'changed the settings of' },
  'year.started': {
    label: 'School year started',
    before: 'started the school year',
    unsigned: { before: 'has moved everybody into the school year' },
  },
};

export type Sentence = {
  who: string;
  before: string;
  /** Null when the sentence needs no target. */
  what: string | null;
  after: string;
};

/** Returns a sentence such as "Ruth Meyer changed the grade of Ada Okoye" in its parts. */
export function describeEntry({ actor, act, target }: ReadAuditEntry): Sentence {
  const words = isKnown(act) ? actWords[act] : null;
  const unsigned = actor === null ? words?.unsigned : undefined;
  const who = actor === null ? (unsigned?.who ?? 'The site itself') : actor.name || 'Somebody';
  // The new name of an erased account would say nothing after this act.
  const what = act === 'account.erased' ? 'an account' : nameOf(target);
  if (words === null) return { who, before: `did “${act}” to`, what, after: '' };
  if (actor !== null && actor.uid === target.id && words.own !== undefined) {
    return { who, before: words.own, what: null, after: '' };
  }
  return { who, before: unsigned?.before ?? words.before, what, after: words.after ?? '' };
}

export function sayEntry(entry: ReadAuditEntry): string {
  const { who, before, what, after } = describeEntry(entry);
  return [who, before, what, after].filter(Boolean).join(' ');
}

const kindNames: Record<string, string> = {
  account: 'an account without a name',
  class: 'a class',
  quiz: 'a quiz',
  assignment: 'an assignment',
  school: 'the school',
};

function nameOf({ kind, name }: ReadAuditEntry['target']): string {
  return name || (kindNames[kind] ?? 'something');
}

function isKnown(act: string): act is AuditAct {
  return Object.hasOwn(actWords, act);
}
