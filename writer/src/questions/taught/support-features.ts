import type { Mentions } from '../../facts/mentions.ts';
import { toTermId } from '../../language/term-id.ts';
import { contentStems, splitWords, stemWord } from '../../language/words.ts';
import type { Taught, TaughtIndex } from './find-taught.ts';
import { meanNearness, nearnessOf, shareOf, tellingWords } from './weigh-fact.ts';

/** Features of a fact and the place that may teach it, in the order of the weights. */
export const SUPPORT_FEATURES = [
  'share in the sentence',
  'share in it and the next',
  'share in it and the one before',
  'share in the paragraph',
  'likeness of its words',
  'least likeness of a word',
  'rarest word missing',
  'words found',
  'words missing',
  'similarity of fact and passage',
  'similarity of fact and document',
  'figures and names missing',
  'sentences that name the concept',
  'in a heading',
  'in the heading of the section',
  'opens the sentence',
  'defined by the document',
  'share in its definition there',
  'share in all that is said of it',
  'weight among the terms',
  'share of its set in the document',
  'share beside another of its set',
  'place among the facts',
  'share of its other facts',
  'words of the lead in the paragraph',
  'words of the name',
  'a name',
  'concepts of this name',
  'share of its subject',
  'words of the sentence',
  'sentences of the document',
  'words of the fact',
] as const;

const MOST_RIVALS = 12;
const MOST_PLACES = 30;
const PARAGRAPH_REACH = 4;

/** Features of each fact, in the order of the list. */
export function describeSupport(taught: readonly Taught[], taughtIndex: TaughtIndex): number[][] {
  const counts = countMentions(taughtIndex.mentions);
  return taught.map((one) => [
    ...describeWords(one, taughtIndex),
    ...describePlace(one, taughtIndex),
    ...describeSet(one, taughtIndex),
    ...describeConcept(one, taughtIndex, counts),
  ]);
}

/** How much of the fact the passage says. */
function describeWords(
  { concept, fact, place: { at } }: Taught,
  taughtIndex: TaughtIndex,
): number[] {
  const { index, weigh, stemsBeside } = taughtIndex;
  const { vectors } = index.analysis;
  const own = weigh(fact, concept);
  const passage = passageAt(at, taughtIndex);
  const words = tellingWords(passage);
  const said = new Set(words.map(stemWord));
  const around = paragraphAt(at, taughtIndex);
  const likeness = nearnessOf(own, words, vectors);
  const missing = own.words.filter((word) => !said.has(stemWord(word)));
  const missed = new Set(missing.map(stemWord)).size;
  const marks = fact.match(/\d+|(?<=\s)\p{Lu}[\p{L}'’]+/gu) ?? [];
  return [
    shareOf(own, index.stemsAt(at)),
    shareOf(own, index.stemsAt(at), stemsBeside(at, 1)),
    shareOf(own, index.stemsAt(at), stemsBeside(at, -1)),
    shareOf(own, around),
    meanNearness(own, likeness),
    Math.min(1, ...likeness),
    Math.max(0, ...missing.map(vectors.rarityOf)),
    own.weights.size - missed,
    missed,
    vectors.similarity(fact, passage),
    vectors.similarity(fact, index.gist),
    marks.filter((mark) => !around.has(stemWord(mark.toLowerCase()))).length,
  ];
}

/** How prominent the concept is in the document. */
function describePlace(
  { concept, fact, place: { at } }: Taught,
  taughtIndex: TaughtIndex,
): number[] {
  const { index, mentions, weigh } = taughtIndex;
  const { analysis } = index;
  const own = weigh(fact, concept);
  const sentence = analysis.sentences[at];
  const ids = concept.names.map(toTermId);
  const names = concept.names.map((name) => name.toLowerCase());
  const heading = (sentence?.heading ?? '').toLowerCase();
  const opening = (sentence?.text ?? '').toLowerCase().replace(/^(?:an?|the) /, '');
  const places = mentions.get(concept) ?? [];
  const definitions = analysis.definitions.filter(({ id }) => ids.includes(id));
  const said = places.slice(0, MOST_PLACES).map((place) => index.stemsAt(place));
  return [
    Math.log(1 + places.length),
    Number([...analysis.headings].some((one) => names.some((name) => one.includes(name)))),
    Number(names.some((name) => heading.includes(name))),
    Number(names.some((name) => opening.startsWith(name))),
    Number(ids.some((id) => analysis.definedIds.has(id))),
    Math.max(0, ...definitions.map(({ meaning }) => shareOf(own, contentStems(meaning)))),
    shareOf(own, ...said),
    Math.max(0, ...ids.map((id) => analysis.termById.get(id)?.score ?? 0)),
  ];
}

/** Tells whether the document covers the set, and whether it says the fact of another member. */
function describeSet({ concept, fact, place: { at } }: Taught, taughtIndex: TaughtIndex): number[] {
  const { mentions, weigh, findPlace } = taughtIndex;
  const { set, facts } = concept;
  const own = weigh(fact, concept);
  const rivals = set.concepts.filter(({ term }) => term !== concept.term);
  const told = rivals.filter((rival) => mentions.has(rival));
  const others = facts.filter((other) => other !== fact);
  return [
    told.length / Math.max(1, rivals.length),
    Math.max(0, ...told.slice(0, MOST_RIVALS).map((rival) => findPlace(own, rival).share)),
    facts.indexOf(fact),
    Math.max(0, ...others.map((other) => findPlace(weigh(other, concept), concept).share)),
    shareOf(weigh(set.lead, concept), paragraphAt(at, taughtIndex)),
  ];
}

function describeConcept(
  { concept, fact, place: { at } }: Taught,
  { index, weigh }: TaughtIndex,
  { ofName, ofSubject, all }: ReturnType<typeof countMentions>,
): number[] {
  const { sentences } = index.analysis;
  return [
    splitWords(concept.term).length,
    Number(/^\p{Lu}/u.test(concept.term)),
    ofName.get(concept.term.toLowerCase()) ?? 1,
    (ofSubject.get(concept.set.subject) ?? 0) / Math.max(1, all),
    splitWords(sentences[at]?.text ?? '').length,
    Math.log(1 + sentences.length),
    weigh(fact, concept).weights.size,
  ];
}

/** The sentence and the next one in its paragraph. */
function passageAt(at: number, { index, stemsBeside }: TaughtIndex): string {
  const { sentences } = index.analysis;
  const next = stemsBeside(at, 1).size > 0 ? (sentences[at + 1]?.text ?? '') : '';
  return `${sentences[at]?.text ?? ''} ${next}`;
}

function paragraphAt(at: number, { stemsBeside }: TaughtIndex): ReadonlySet<string> {
  const stems = new Set<string>();
  for (let step = -PARAGRAPH_REACH; step <= PARAGRAPH_REACH; step += 1)
    for (const stem of stemsBeside(at, step)) stems.add(stem);
  return stems;
}

/** How many concepts of a name, and of a subject, the document mentions. */
function countMentions(mentions: Mentions) {
  const ofName = new Map<string, number>();
  const ofSubject = new Map<string, number>();
  for (const { term, set } of mentions.keys()) {
    const name = term.toLowerCase();
    ofName.set(name, (ofName.get(name) ?? 0) + 1);
    ofSubject.set(set.subject, (ofSubject.get(set.subject) ?? 0) + 1);
  }
  return { ofName, ofSubject, all: mentions.size };
}
