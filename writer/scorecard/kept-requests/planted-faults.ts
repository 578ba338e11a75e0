import { contentStems, splitWords, stemWord } from '../../src/language/words.ts';
import { cutPassages } from '../../src/model/text/passages.ts';
import type { KeptQuestion, KeptRequest } from './kept-requests.ts';

/** Spoils a sound question; null where it cannot be spoilt so. */
type Planting = (question: KeptQuestion, request: KeptRequest) => Partial<KeptQuestion> | null;

/** What a model does wrong, each planted into sound questions. No reviewer is needed to find it. */
export const PLANTED_FAULTS: Readonly<Record<string, Planting>> = {
  'a wrong option that no sentence says is marked as right': ({ correct, wrong3 }) => ({
    correct: wrong3,
    wrong3: correct,
  }),
  'the nearest wrong option is marked as right': ({ correct, wrong1 }) => ({
    correct: wrong1,
    wrong1: correct,
  }),
  'evidence that stands elsewhere and says something else': ({ evidence, correct }, request) => {
    const wanted = contentStems(correct);
    const sentences = sentencesOf(request);
    const at = sentences.findIndex((text) => text.includes(evidence.slice(0, 30)));
    const other = sentences.find(
      (text, place) =>
        Math.abs(place - at) > 4 &&
        splitWords(text).length > 6 &&
        [...contentStems(text)].every((stem) => !wanted.has(stem)),
    );
    return other === undefined ? null : { evidence: other };
  },
  'invented evidence': () => ({
    evidence: 'Scholars have since agreed that none of it took place in the manner described.',
  }),
  'another number in the right option': ({ correct }) =>
    /\d/.test(correct)
      ? { correct: correct.replace(/\d+/, (digits) => String(Number(digits) + 1)) }
      : null,
  'an explanation that speaks for a wrong option': ({ wrong2 }) => ({
    explanation: `It is ${wrong2} that does it.`,
  }),
  'the same option twice': ({ wrong2 }) => ({ wrong1: wrong2 }),
  'the right option in more words': ({ correct }) => ({ wrong1: `${correct} itself` }),
  'a wrong option that the sentence says beside the right one': (question) => {
    const word = wordBesideKey(question);
    return word === null ? null : { wrong1: word };
  },
  'all of the above': () => ({ wrong3: 'All of the above' }),
  'a question for what is not so': ({ stem }) =>
    /^(?:which|what)\b/i.test(stem) && / (?:is|are|was|were|does|did) /.test(stem)
      ? { stem: stem.replace(/ (?:is|are|was|were|does|did) /, '$&not ') }
      : null,
  'a question about the text': ({ stem }) => ({ stem: `According to the text, ${stem}` }),
  'a question about a figure': ({ stem }) => ({ stem: `As Figure 3 shows, ${stem}` }),
  'a word of the question in the right option alone': ({ stem, correct, ...rest }) => {
    const taken = contentStems([rest.wrong1, rest.wrong2, rest.wrong3, correct].join(' '));
    const word = splitWords(stem).find(
      (each) => each.length > 3 && contentStems(each).size > 0 && !taken.has(stemWord(each)),
    );
    return word === undefined ? null : { correct: `${correct} of ${word}` };
  },
  'a right option that is far longer': ({ correct }) => ({
    correct: `${correct}, as everybody who has looked at it closely has found`,
  }),
  'a vague word in an option': ({ wrong2 }) => ({ wrong2: `Usually ${wrong2}` }),
  'a link': ({ explanation }) => ({ explanation: `${explanation} See www.example.org.` }),
  markup: ({ stem }) => ({ stem: `<b>${stem}</b>` }),
  'talk of instructions': ({ explanation }) => ({ explanation: `As instructed, ${explanation}` }),
};

function sentencesOf({ document }: KeptRequest): string[] {
  return cutPassages(document).flatMap(({ sentences }) => sentences);
}

/** The longest word right beside the right option in the evidence that no option and no question has. */
function wordBesideKey({ evidence, stem, correct, ...rest }: KeptQuestion): string | null {
  const clause = evidence
    .split(/[,;:]|\b(?:and|but|while|whereas|than|without)\b/)
    .find((part) => part.toLowerCase().includes(correct.toLowerCase()));
  if (clause === undefined) return null;
  const taken = contentStems([stem, correct, rest.wrong1, rest.wrong2, rest.wrong3].join(' '));
  const free = splitWords(clause).filter(
    (word) => word.length > 4 && contentStems(word).size > 0 && !taken.has(stemWord(word)),
  );
  return free.reduce<string | null>((a, b) => (a === null || b.length > a.length ? b : a), null);
}
