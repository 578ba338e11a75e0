import type { Analysis } from '../../facts/analysis.ts';
import type { Definition } from '../../facts/definitions/definition.ts';
import { capitalise } from '../../language/words.ts';
import type { Proposal } from './proposal.ts';

/** Asks for the term by what the document says about it. */
export function proposeFromDefinitions(analysis: Analysis): Proposal[] {
  return analysis.definitions.map((definition) => {
    const { term, id, plural, meaning, relation, sentence } = definition;
    const [stem = '', ...otherStems] = wordStems(definition);
    const proper = /^\p{Lu}/u.test(term) && (analysis.termById.get(id)?.proper ?? true);
    return {
      kind: relation === 'does' ? 'deed' : 'term',
      stem,
      otherStems,
      key: term,
      id,
      plural,
      proper,
      matter: meaning,
      relation,
      sentence,
      places: [sentence.index],
      support: 1,
      proven: true,
      origin: null,
      concept: null,
    };
  });
}

const LONG_MEANING_WORDS = 14;

/** Words the same question as teachers do, the most natural first. */
function wordStems({ meaning, relation, plural, article, sentence }: Definition): string[] {
  const verb = plural ? 'are' : 'is';
  const hasArticle = /^(?:an?|the|any|those|someone|something|people)\s/i.test(meaning) || plural;
  switch (relation) {
    case 'does':
      return [`Which of these ${meaning}?`];
    case 'means':
      return [`Which term means that ${meaning}?`];
    case 'within': {
      const opener = /^\p{L}+/u.exec(sentence.text)?.[0] ?? 'In';
      return [`${opener} ${article ? 'a(n) ' : ''}________, ${meaning}.`];
    }
    case 'occurs':
      return [`What occurs when ${meaning}?`, `What is it called when ${meaning}?`];
    case 'involves':
      return [`Which of these involves ${meaning}?`];
    case 'called':
      return [
        `What ${verb} ${meaning} called?`,
        `${capitalise(meaning)} ${verb} called ________.`,
        `What is the term for ${meaning}?`,
      ].slice(meaning.split(' ').length > LONG_MEANING_WORDS ? 1 : 0);
    case 'is':
    case 'refers':
    case 'apposition':
    case 'glossary':
      return hasArticle
        ? [`What is the term for ${meaning}?`, `Which term means “${meaning}”?`]
        : [`Which term means “${meaning}”?`, `What is the term for ${meaning}?`];
    default:
      return relation satisfies never;
  }
}
