/** Things of one kind that a student could confuse, with the words that ask for one of them. */
export type ConceptSet = {
  subject: string;
  name: string;
  /** The opening of a question that each fact completes: "Which organelle". */
  lead: string;
  concepts: readonly Concept[];
};

/** Something that a school subject teaches. */
export type Concept = {
  set: ConceptSet;
  term: string;
  /** The term and its other names. */
  names: readonly string[];
  /** Facts that are true of it and of nothing else in its set, the definition first. */
  facts: readonly string[];
  /** The number that a fact keeps for ever, however it is worded; null where it has none yet. */
  idOf: (fact: string) => string | null;
};

/**
 * Reads the sets of a subject, below a first line that says where they come from:
 *
 *     # Name of the set
 *     ? Which organelle
 *     ribosome / ribosomes | builds proteins from amino acids #12 | another fact #13
 *
 * Lead and fact together are a question; the wrong answers are other members of the set. The
 * number behind a fact is its id.
 *
 * @throws where a set has no lead, or a member nothing that is true of it
 */
export function readSets(subject: string, text: string): ConceptSet[] {
  const [, ...blocks] = text.split(/^# /m);
  if (blocks.length === 0) throw new Error('It has no set.');
  return blocks.map((block) => readSet(subject, block));
}

function readSet(subject: string, block: string): ConceptSet {
  const [name = '', lead = '', ...lines] = block.trim().split(/\n+/);
  if (!/^\?\s*\S/.test(lead)) throw new Error(`The set “${name}” has no line that asks.`);
  const concepts: Concept[] = [];
  const set = { subject, name, lead: lead.replace(/^\?\s*/, ''), concepts };
  for (const line of lines) concepts.push(new Member(set, line));
  return set;
}

/** A fact with its id behind it. */
const NUMBERED = /^(.*\S) #(\d+)$/;

/** A member of a set, whose facts are read when they are asked for: a lesson touches few of all. */
class Member implements Concept {
  readonly term: string;
  readonly names: readonly string[];
  readonly #told: string;
  #ids: ReadonlyMap<string, string | null> | undefined;
  #facts: readonly string[] | undefined;

  constructor(
    readonly set: ConceptSet,
    line: string,
  ) {
    const end = line.indexOf('|');
    if (end < 0) throw new Error(`“${line}” of “${set.name}” has no fact.`);
    this.names = splitAt(' / ', line.slice(0, end));
    this.term = this.names[0] ?? '';
    this.#told = line.slice(end + 1);
  }

  get facts(): readonly string[] {
    this.#facts ??= [...this.#read().keys()];
    return this.#facts;
  }

  idOf(fact: string): string | null {
    return this.#read().get(fact) ?? null;
  }

  #read(): ReadonlyMap<string, string | null> {
    this.#ids ??= new Map(
      splitAt('|', this.#told).map((told) => {
        const [, fact = told, id = null] = NUMBERED.exec(told) ?? [];
        return [fact, id];
      }),
    );
    return this.#ids;
  }
}

function splitAt(separator: string, text: string): string[] {
  return text.split(separator).map((part) => part.trim());
}
