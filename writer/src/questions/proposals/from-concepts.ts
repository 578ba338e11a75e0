import { isAbbreviation } from '../../language/abbreviation.ts';
import { endsInPlural } from '../../language/plural.ts';
import type { Sentence } from '../../language/sentence.ts';
import { toTermId } from '../../language/term-id.ts';
import { contentStems, splitWords } from '../../language/words.ts';
import { predict, type Model } from '../../learned/boosted-trees.ts';
import type { Concept } from '../../subject/concepts/read-sets.ts';
import { containsPhrase, isSameThing } from '../../validator/same-thing.ts';
import { choosePassage, type Passage } from '../taught/choose-passage.ts';
import {
  createTaughtIndex,
  findTaught,
  type Taught,
  type TaughtIndex,
} from '../taught/find-taught.ts';
import { describeSupport } from '../taught/support-features.ts';
import type { DocumentIndex } from '../wrong-answers/document-index.ts';
import type { Proposal } from './proposal.ts';

/** A fact with a lower probability is not taught by the document. */
const LEAST_SUPPORT = 0.15;

/** A subject with a smaller share is only mentioned in passing, such as seconds in a history. */
const LEAST_OF_SUBJECT = 0.08;

/** Questions of the catalogue about concepts whose facts the document teaches. */
export function proposeFromConcepts(index: DocumentIndex, model: Model): Proposal[] {
  const taughtIndex = createTaughtIndex(index);
  const told = findTaught(taughtIndex);
  const features = describeSupport(told, taughtIndex);
  const rated = told
    .map((taught, at) => ({ taught, support: predict(model, features[at] ?? []) }))
    .filter(({ support }) => support >= LEAST_SUPPORT)
    .sort((a, b) => b.support - a.support);
  const shares = shareBySubject(rated);
  const fitting = rated.filter(
    ({ taught: { concept } }) => (shares.get(concept.set.subject) ?? 0) >= LEAST_OF_SUBJECT,
  );
  const taughtOf = groupByConcept(fitting.map(({ taught }) => taught));
  return fitting.flatMap(({ taught, support }) => {
    const { concept, fact } = taught;
    const places = taughtIndex.mentions.get(concept) ?? [];
    const passage = choosePassage(
      taughtIndex.weigh(fact, concept),
      places,
      index,
      sentencesOfOthers(concept, taughtIndex),
    );
    const ofConcept = taughtOf.get(concept) ?? [];
    return passage ? [toProposal(taught, support, passage, ofConcept)] : [];
  });
}

/** Numbers of the sentences that name another member of the set. */
function sentencesOfOthers({ set, term }: Concept, { mentions }: TaughtIndex): Set<number> {
  const others = set.concepts.filter((other) => other.term !== term);
  return new Set(others.flatMap((other) => mentions.get(other) ?? []));
}

function groupByConcept(all: readonly Taught[]): Map<Concept, Taught[]> {
  const groups = new Map<Concept, Taught[]>();
  for (const taught of all) {
    const group = groups.get(taught.concept);
    if (group) group.push(taught);
    else groups.set(taught.concept, [taught]);
  }
  return groups;
}

/** The share of each subject in what the document teaches. */
function shareBySubject(
  rated: readonly { taught: Taught; support: number }[],
): Map<string, number> {
  const total = rated.reduce((sum, { support }) => sum + support, 0);
  const shares = new Map<string, number>();
  for (const { taught, support } of rated) {
    const { subject } = taught.concept.set;
    shares.set(subject, (shares.get(subject) ?? 0) + support / total);
  }
  return shares;
}

function toProposal(
  { concept, fact }: Taught,
  support: number,
  { sentence, places, proven }: Passage,
  others: readonly Taught[],
): Proposal {
  const key = nameIn(sentence, concept);
  const lead = leadFor(key, concept);
  return {
    kind: 'concept',
    stem: ask(lead, fact),
    otherStems: others.filter((other) => other.fact !== fact).map((other) => ask(lead, other.fact)),
    key,
    id: toTermId(key),
    plural: endsInPlural(key),
    proper: /^\p{Lu}/u.test(key),
    matter: fact,
    relation: 'concept',
    sentence,
    places,
    support,
    proven,
    origin: null,
    concept,
    fact: concept.idOf(fact),
  };
}

/** Abbreviations beside which another one does not stand out. */
const ENOUGH_ABBREVIATED = 2;

/**
 * The term, or the document's other name for it. A person has the full name, a single thing is never
 * in the plural, and no name stands out among those of its sort: "gravity" among other forces.
 */
function nameIn({ quote }: Sentence, { term, names, alike }: Concept): string {
  const named = names.find((name) => containsPhrase(quote, name)) ?? term;
  if (isSameThing(null, named, term) || endsInPlural(named) !== endsInPlural(term)) return term;
  const standsOut = isAbbreviation(named)
    ? alike.filter((other) => other.term !== term && other.names.some(isAbbreviation)).length <
      ENOUGH_ABBREVIATED
    : countLike(named, alike) < countLike(term, alike);
  return standsOut ? term : named;
}

/** How many others have a word of the name in theirs. */
function countLike(name: string, alike: readonly Concept[]): number {
  const own = contentStems(name);
  return alike.filter(({ term }) => [...contentStems(term)].some((stem) => own.has(stem))).length;
}

/** The openings that a reader hears, and the stems that rules compare. */
const SOUND_LETTERS = 6;
const ENOUGH_LIKE_IT = 3;

/**
 * The set's lead, or "Which of these" where it names a word of the key that too few of the others
 * have: "Which river" shows what the Orange River is beside the Congo.
 */
function leadFor(key: string, { set: { lead }, alike }: Concept): string {
  const own = new Set(listSounds(key));
  const shared = listSounds(lead).filter((sound) => own.has(sound));
  const isTold = shared.some((sound) => {
    const like = alike.filter(({ term }) => term !== key && listSounds(term).includes(sound));
    return like.length < ENOUGH_LIKE_IT;
  });
  return isTold ? lead.replace(KIND, 'Which of these') : lead;
}

/** "Which river", without the verb that a lead may end with. */
const KIND =
  /^Which\b.*?(?=(?: (?:is|was|are|were|names|means|describes|holds that|refers to|is described as|belonged to))?$)/;

function listSounds(text: string): string[] {
  const openings = splitWords(text).filter((word) => word.length >= SOUND_LETTERS);
  return [...contentStems(text), ...openings.map((word) => word.slice(0, SOUND_LETTERS))];
}

function ask(lead: string, fact: string): string {
  return `${lead} ${fact}?`;
}
