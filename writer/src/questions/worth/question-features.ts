import { genusOf } from '../../language/genus.ts';
import { takeLastWord } from '../../language/plural.ts';
import { contentStems, splitWords } from '../../language/words.ts';
import type { Proposal } from '../proposals/proposal.ts';
import type { DocumentIndex } from '../wrong-answers/document-index.ts';

/** Features of a question before its wrong answers, in the order of the weights. */
export const QUESTION_FEATURES = [
  'from a definition "is"',
  'from "is called"',
  'from an insertion',
  'from "refers to"',
  'from a deed',
  'from a glossary',
  'from a person’s deed',
  'support',
  'words asked',
  'telling words asked',
  'rarest word asked',
  'mean rarity asked',
  'capitals asked',
  'figures asked',
  'commas asked',
  'verbs joined',
  'past tense',
  'speaks to the reader',
  'opens with an article',
  'opens with "the"',
  'a relative clause',
  'pronoun asked',
  'words of the key',
  'rarity of the key',
  'rarity of its head',
  'a term of textbooks',
  'has a meaning elsewhere',
  'agrees with its meaning elsewhere',
  'a name',
  'plural',
  'mentions',
  'sections with it',
  'in a heading',
  'in the title of its section',
  'similarity of key and matter',
  'similarity of key and document',
  'similarity of matter and document',
  'shared stems',
  'genus of the key’s category',
  'category known',
  'place in the document',
  'length of the sentence',
  'first of its paragraph',
  'key opens the sentence',
  'defined more than once',
] as const;

export function describeQuestion(proposal: Proposal, index: DocumentIndex): number[] {
  const { analysis } = index;
  const { vectors, glossary, categoriesOf } = analysis;
  const { kind, relation, matter, key, id, sentence } = proposal;
  const asked = splitWords(matter);
  const telling = [...contentStems(matter)];
  const rarities = asked.map(vectors.rarityOf).filter((rarity) => rarity > 5);
  const keyRarities = splitWords(key).map(vectors.rarityOf);
  const own = contentStems(key);
  const elsewhere = glossary.meaningsOf(id).filter(({ meaning }) => meaning !== matter);
  const places = index.placesOf(id);
  const genus = genusOf(matter);
  const [keyKinds, genusKinds] = [categoriesOf(key), categoriesOf(genus)];
  const heading = (sentence.heading ?? '').toLowerCase();
  return [
    Number(relation === 'is'),
    Number(relation === 'called'),
    Number(relation === 'apposition'),
    Number(relation === 'refers' || relation === 'involves' || relation === 'occurs'),
    Number(kind === 'deed'),
    Number(kind === 'glossary'),
    Number(kind === 'person' || kind === 'named'),
    proposal.support,
    asked.length,
    telling.length,
    Math.max(0, ...rarities),
    rarities.length === 0 ? 0 : rarities.reduce((a, b) => a + b, 0) / rarities.length,
    (matter.match(/\p{Lu}\p{Ll}/gu) ?? []).length,
    (matter.match(/\d+/g) ?? []).length,
    (matter.match(/,/g) ?? []).length,
    (matter.match(/\b(?:and|but|or) (?:is|are|has|have|\p{L}+s) /gu) ?? []).length,
    Number(
      /\b(?:was|were|had|did)\b|\b\p{L}{3,}ed (?!by|in|from|to|with|as|on|of|at|for)/u.test(matter),
    ),
    Number(/\b(?:you|your|we|our|us)\b/i.test(matter)),
    Number(/^(?:an?|the|any)\s/i.test(matter)),
    Number(/^the\s/i.test(matter)),
    Number(/\b(?:that|which|who|whose)\b/.test(matter)),
    Number(/\b(?:it|its|they|their|them|this|these|he|his|she|her)\b/i.test(matter)),
    own.size,
    Math.max(0, ...keyRarities),
    vectors.rarityOf(takeLastWord(key).toLowerCase()),
    Number(glossary.isTextbookTerm(id)),
    Number(elsewhere.length > 0),
    Math.max(0, ...elsewhere.map(({ meaning }) => vectors.similarity(meaning, matter))),
    Number(proposal.proper),
    Number(proposal.plural),
    Math.log(1 + places.mentions),
    places.sections.size,
    Number([...analysis.headings].some((text) => text.includes(key.toLowerCase()))),
    Number(heading.includes(key.toLowerCase())),
    vectors.similarity(key, matter),
    vectors.similarity(key, index.gist),
    vectors.similarity(matter, index.gist),
    telling.filter((stem) => [...own].some((word) => sharesOpening(word, stem))).length,
    keyKinds && genusKinds
      ? Number([...keyKinds].some((category) => genusKinds.has(category)))
      : 0.5,
    Number(keyKinds !== null),
    sentence.place,
    splitWords(sentence.text).length,
    Number(analysis.sentences[sentence.index - 1]?.paragraph !== sentence.paragraph),
    Number(
      sentence.text
        .toLowerCase()
        .replace(/^(?:an?|the) /, '')
        .startsWith(key.toLowerCase()),
    ),
    index.definitionsOf(id),
  ];
}

const OPENING_LETTERS = 5;

/** "bureaucrat" gives "bureaucracy" away. */
export function sharesOpening(a: string, b: string): boolean {
  return (
    a === b ||
    (a.length >= OPENING_LETTERS && a.slice(0, OPENING_LETTERS) === b.slice(0, OPENING_LETTERS))
  );
}
