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
  /** What sort of thing it is, where its set has several: "quantity"; null where it has one. */
  sort: string | null;
  /** Itself and what may stand beside it as a wrong answer, all of its sort. */
  alike: readonly Concept[];
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
 * number behind a fact is its id. Below a line such as "= quantity" stand members of that sort.
 *
 * @throws where a set has no lead, or a member nothing that is true of it
 */
export function readSets(subject: string, text: string): ConceptSet[] {
  const [, ...blocks] = text.split(/^# /m);
  if (blocks.length === 0) throw new Error('It has no set.');
  const sets: ConceptSet[] = [];
  for (const block of blocks) sets.push(readSet(subject, block, sets));
  return sets;
}

/** @param ofSubject all sets of the subject, also those that are read later */
function readSet(subject: string, block: string, ofSubject: readonly ConceptSet[]): ConceptSet {
  const [name = '', lead = '', ...lines] = block.trim().split(/\n+/);
  if (!/^\?\s*\S/.test(lead)) throw new Error(`The set “${name}” has no line that asks.`);
  const concepts: Concept[] = [];
  const set = { subject, name, lead: lead.replace(/^\?\s*/, ''), concepts };
  let sort: string | null = null;
  for (const line of lines) {
    const [, below] = /^=\s*(\S.*)$/.exec(line) ?? [];
    if (below === undefined) concepts.push(new Member(set, line, sort, ofSubject));
    else sort = below;
  }
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
  #alike: readonly Concept[] | undefined;

  constructor(
    readonly set: ConceptSet,
    line: string,
    readonly sort: string | null,
    readonly ofSubject: readonly ConceptSet[],
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

  get alike(): readonly Concept[] {
    this.#alike ??= listAlike(this, this.ofSubject);
    return this.#alike;
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

/** Of so many three are left where a fact names one and another means the same. */
const ENOUGH = 6;
/** A key and three wrong answers. */
const OPTIONS = 4;

/**
 * Those of its set and sort; where these are too few, those of its sort in the subject's other sets
 * too, and beside a thing of no sort whatever its set has.
 */
function listAlike(concept: Concept, ofSubject: readonly ConceptSet[]): readonly Concept[] {
  const { set, sort } = concept;
  const own = set.concepts.filter((other) => other.sort === sort);
  if (sort === null) return own.length >= OPTIONS ? own : set.concepts;
  if (own.length >= ENOUGH) return own;
  const others = ofSubject
    .filter((other) => other !== set && asksAlike(other.lead, set.lead))
    .flatMap(({ concepts }) => concepts.filter((other) => other.sort === sort));
  return [...own, ...others.filter((other) => !own.some((one) => haveName(one, other)))];
}

/** "Which term" asks for anything, "Which president" for one kind of thing. */
export const ASKS_FOR_ANY = /^Which term\b/;

/** Whether an answer to the one lead reads as an answer to the other. */
function asksAlike(a: string, b: string): boolean {
  return a === b || (ASKS_FOR_ANY.test(a) && ASKS_FOR_ANY.test(b));
}

/** Two sets may have one thing, under names of which one holds the other. */
function haveName(a: Concept, b: Concept): boolean {
  return a.names.some((name) => b.names.some((other) => holds(name, other) || holds(other, name)));
}

function holds(text: string, phrase: string): boolean {
  return ` ${text.toLowerCase()} `.includes(` ${phrase.toLowerCase()} `);
}

function splitAt(separator: string, text: string): string[] {
  return text.split(separator).map((part) => part.trim());
}
