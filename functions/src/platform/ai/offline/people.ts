import type { Sentence } from './sentence.ts';
import { phrasesOf, termId } from './terms.ts';

const TITLES =
  /\b(?:president|king|queen|emperor|empress|prince|princess|general|captain|colonel|admiral|senator|governor|justice|pope|sir|lord|lady|dr\.|mr\.|mrs\.|ms\.|professor|psychologist|physicist|chemist|biologist|sociologist|economist|philosopher|scientist|inventor|explorer|poet|author|writer|artist|architect|physician|engineer|mathematician|astronomer|activist|reformer|journalist|sultan|caliph|pharaoh|minister|chancellor)s?\s*$/i;
const DEEDS =
  /^(?:was born|were born|wrote|argued|proposed|discovered|invented|believed|published|married|studied|claimed|declared|signed|served|painted|composed|observed|suggested|led|became|founded|formulated|demonstrated|died|realized|resigned|delivered|defeated|won)\b/;
const NOT_A_PERSON =
  /\b(?:act|acts|war|wars|company|states?|union|party|river|lake|sea|ocean|mountains?|street|church|court|congress|parliament|committee|association|university|college|institute|revolution|treaty|council|league|nations?|army|navy|empire|republic|kingdom|society|movement|agency|department|government|americans?|british|french|germans?|english|spanish|soviets?|chinese|japanese|europeans?|africans?|indians?|democrats?|republicans?|federalists?|whigs?|north|south|east|west|theory|law|laws|effect|syndrome|disease|plan|deal|bill|proclamation|declaration|constitution|city|county|bay|island|islands|valley|march|day|house|senate|bank|press|times|jews?|christians?|muslims?)\b/i;

/** Ids of names that a title or a deed shows to be a person's: two or three capitalised words. */
export function findPeople(sentences: readonly Sentence[]): Set<string> {
  const people = new Set<string>();
  for (const sentence of sentences) {
    for (const phrase of phrasesOf(sentence)) {
      const words = phrase.text.split(' ');
      if (!phrase.proper || words.length < 2 || words.length > 4 || NOT_A_PERSON.test(phrase.text))
        continue;
      if (sentence.tokens[phrase.from - 1]?.lower === 'the') continue;
      const start = sentence.tokens[phrase.from]?.start ?? 0;
      const end = sentence.tokens[phrase.to - 1]?.end ?? 0;
      const before = sentence.text.slice(0, start);
      const after = sentence.text.slice(end).trim();
      if (TITLES.test(before) || DEEDS.test(after) || TITLES.test(words[0] ?? ''))
        people.add(termId(phrase.text));
    }
  }
  return people;
}
