import type { TopicToRead } from '../../domain/attempt/attempt-numbers.ts';

type Action = { fits: (quote: string) => boolean; sentences: readonly string[] };

/**
 * What to do with a sentence once it is found, by what kind of sentence it is. Each makes the
 * student produce something instead of reading again: see Dunlosky and others, Psychological
 * Science in the Public Interest 14 (2013), 4–58, on practice testing and self-explanation.
 */
const actions: readonly Action[] = [
  {
    fits: (quote) =>
      /\b(?:because|causes?|caused|leads? to|so that|therefore|as a result)\b/i.test(quote),
    sentences: [
      'Then write down cause and effect with an arrow between them, from memory.',
      'Then explain aloud why it happens, as if to someone who has never heard of it.',
    ],
  },
  {
    fits: (quote) => /\d/.test(quote),
    sentences: [
      'Then copy the figures onto a card and test yourself tomorrow.',
      'Then write down what each number stands for, without looking.',
    ],
  },
  {
    fits: (quote) =>
      /\b(?:is|are|was|were) (?:an?|the|called|known as)\b|\brefers? to\b|\bmeans?\b/i.test(quote),
    sentences: [
      'Then make a card with the term on one side and its meaning on the other.',
      'Then write the meaning in your own words and compare.',
    ],
  },
  {
    fits: () => true,
    sentences: [
      'Then close it and write down in two sentences what you remember.',
      'Then make up a question about it, and answer it tomorrow without looking.',
      'Then draw it as a small sketch with its words beside it.',
      'Then tell someone about it without looking.',
      'Then take this quiz again and see whether it goes right.',
    ],
  },
];

/** One action for each topic; none comes twice while there is another that fits. */
export function actionsFor(topics: readonly TopicToRead[]): string[] {
  const used = new Set<string>();
  return topics.map(({ source }) => {
    const quote = source?.quote ?? '';
    const fitting = actions.filter(({ fits }) => fits(quote)).flatMap(({ sentences }) => sentences);
    const action = fitting.find((sentence) => !used.has(sentence)) ?? fitting[0] ?? '';
    used.add(action);
    return action;
  });
}
