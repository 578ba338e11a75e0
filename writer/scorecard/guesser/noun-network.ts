import { readNounSynsets, readSenses, type Synset } from '../../scripts/wordnet.ts';
import { contentStems } from '../../src/language/words.ts';

/** What a dictionary tells of nouns, without anything that our writer knows. */
export type NounNetwork = {
  /** How near two nouns stand below a common kind, 0 to 1 (Wu and Palmer 1994); null for an unknown one. */
  nearness: (a: string, b: string) => number | null;
  /** Stems of what an everyday noun means in its commonest senses; none of a noun that texts hardly use. */
  explain: (noun: string) => ReadonlySet<string>;
  /** How little a stem says, by how many meanings have it: 0 for one that all have. */
  weigh: (stem: string) => number;
};

const SENSES = 2;
/** Plain texts tagged with senses have an everyday noun at least so often. */
const EVERYDAY = 1;
/** One meaning in so many tells how common a word is. */
const COUNTED = 8;
const NOTHING: ReadonlySet<string> = new Set();

type Sense = { synset: Synset; number: number; uses: number };

let loading: Promise<NounNetwork> | undefined;

/** WordNet's nouns, read once. */
export function loadNounNetwork(): Promise<NounNetwork> {
  loading ??= Promise.all([readNounSynsets(), readSenses()]).then(([synsets, senses]) =>
    createNounNetwork(synsets, senses),
  );
  return loading;
}

type SenseOf = Awaited<ReturnType<typeof readSenses>>;

function createNounNetwork(synsets: readonly Synset[], senseOf: SenseOf): NounNetwork {
  const byOffset = new Map(synsets.map((synset) => [synset.offset, synset]));
  const byWord = new Map<string, Sense[]>();
  const meanings = new Map<string, number>();
  const counted = synsets.filter((_, at) => at % COUNTED === 0);
  for (const stem of counted.flatMap((synset) => [...contentStems(plainGloss(synset))]))
    meanings.set(stem, (meanings.get(stem) ?? 0) + 1);
  for (const synset of synsets)
    for (const word of synset.words.map((spelling) => spelling.toLowerCase())) {
      const { number = 1, uses = 0 } = senseOf.get(`${word}%${synset.offset}`) ?? {};
      byWord.set(word, [...(byWord.get(word) ?? []), { synset, number, uses }]);
    }

  function sensesOf(noun: string): Sense[] {
    const word = noun
      .toLowerCase()
      .trim()
      .replace(/[\s-]+/g, '_');
    const forms = [
      word,
      word.replace(/s$/, ''),
      word.replace(/es$/, ''),
      word.replace(/ies$/, 'y'),
    ];
    const found = forms.map((form) => byWord.get(form)).find((senses) => senses !== undefined);
    return [...(found ?? [])].sort((a, b) => a.number - b.number).slice(0, SENSES);
  }

  /** A sense, what it is a kind of, and so on up to "entity". */
  function pathUp(synset: Synset): string[] {
    const path: string[] = [];
    for (let at: Synset | undefined = synset; at && !path.includes(at.offset);) {
      path.push(at.offset);
      at = byOffset.get(at.kinds[0] ?? '');
    }
    return path;
  }

  function nearnessOfSenses(a: Synset, b: Synset): number {
    const [left, right] = [pathUp(a), pathUp(b)];
    const common = left.findIndex((offset) => right.includes(offset));
    if (common < 0) return 0;
    return (2 * (left.length - common)) / (left.length + right.length);
  }

  return {
    nearness(a, b) {
      const [left, right] = [sensesOf(a), sensesOf(b)];
      const pairs = left.flatMap((one) =>
        right.map((other) => nearnessOfSenses(one.synset, other.synset)),
      );
      return pairs.length === 0 ? null : Math.max(...pairs);
    },
    explain(noun) {
      const senses = sensesOf(noun);
      if (!senses.some(({ uses }) => uses >= EVERYDAY)) return NOTHING;
      return contentStems(
        senses.map(({ synset }) => `${synset.words.join(' ')} ${plainGloss(synset)}`).join(' '),
      );
    },
    weigh: (stem) => Math.log(counted.length / (1 + (meanings.get(stem) ?? 0))),
  };
}

/** The meaning without the examples behind it. */
function plainGloss({ gloss }: Synset): string {
  return gloss.split('; "')[0] ?? '';
}
