import { describe, expect, test } from 'vitest';
import { topicResults } from '../../domain/attempt/topic-results.ts';
import type { GroupNumbers } from '../../domain/school/class-numbers.ts';
import { aGroup, anAttempt, aTopic } from '../numbers.fixture.ts';
import { createOfflineAdvice } from './offline-advice.ts';

const advice = createOfflineAdvice();

async function wordsOn(...topics: Parameters<typeof aTopic>[0][]): Promise<string[]> {
  return advice.recommendations(anAttempt(topics.map(aTopic)));
}

describe('recommendations', () => {
  test('name the topic, the place, the sentence and something to do', async () => {
    expect(await wordsOn({ right: 1, asked: 4, isWeak: true })).toEqual([
      '“Evaporation” needs work: 1 of 4 questions went right. Read the section “The sun at work” (page 3) in “The Water Cycle” again, where it says: “Heat turns water into vapour.” Then close it and write down in two sentences what you remember.',
    ]);
  });

  test.each([
    ['one question', { asked: 1 }],
    ['two questions', { asked: 2 }],
    ['one left open', { asked: 1, leftOpen: 1 }],
    ['two left open', { asked: 2, leftOpen: 2 }],
  ])('call %s no weakness', async (_what, topic) => {
    const [text] = await wordsOn(topic);
    expect(text).not.toMatch(/needs work|place to begin|from scratch|weak/);
  });

  test.each([
    ['a page', { page: 3, section: null }, 'page 3'],
    ['a section', { page: null, section: 'The sun' }, 'the section “The sun”'],
    ['neither', { page: null, section: null }, 'Find this sentence in “The Water Cycle”'],
  ])('point to %s where that is known', async (_what, place, expected) => {
    const [text] = await wordsOn({ source: { ...place, quote: 'Heat lifts it.' } });
    expect(text).toContain(expected);
    expect(text).toContain('“Heat lifts it.”');
  });

  test('point to the quiz itself where no place is known', async () => {
    expect((await wordsOn({ source: null }))[0]).toContain('Look it up in “The Water Cycle”');
  });

  test('cut a long quote at a word', async () => {
    const quote = `${'water and vapour '.repeat(30)}end.`;
    const [text] = await wordsOn({ source: { page: 1, section: null, quote } });
    expect(text).toMatch(/(?:water|and|vapour) …”/);
    expect(text?.length).toBeLessThan(500);
  });

  test('suit the action to the sentence', async () => {
    const quotes = ['It rains because air cools.', 'It takes 9 days.', 'Rain is a kind of water.'];
    const texts = await wordsOn(
      ...quotes.map((quote) => ({ source: { page: 1, section: null, quote } })),
    );
    expect(texts[0]).toContain('cause and effect');
    expect(texts[1]).toContain('figures');
    expect(texts[2]).toContain('Then');
  });

  test('are not monotonous: five topics give five beginnings and five actions', async () => {
    const topics = ['A', 'B', 'C', 'D', 'E'].map((topic) => ({ topic }));
    const texts = await wordsOn(...topics);
    expect(new Set(texts.map((text) => text.slice(text.lastIndexOf('Then'))))).toHaveLength(5);
    const neighbours = texts.map((text) => text.replace(/“[^”]*”/g, '').slice(0, 20));
    neighbours.slice(1).forEach((text, index) => expect(text).not.toBe(neighbours[index]));
  });

  test('are the same for the same numbers, and none where nothing went wrong', async () => {
    expect(await wordsOn({}, { topic: 'Rain' })).toEqual(await wordsOn({}, { topic: 'Rain' }));
    expect(await wordsOn()).toEqual([]);
  });

  test('do not call a question that was left open wrong', async () => {
    const topics = [
      { topic: 'Rain', asked: 2, right: 0, leftOpen: 1 },
      { topic: 'Snow', asked: 3, right: 2, leftOpen: 1 },
      { topic: 'Hail', asked: 4, right: 0, leftOpen: 2, isWeak: true },
      { topic: 'Fog', asked: 4, right: 0, leftOpen: 2, isWeak: true },
    ];
    for (const text of await wordsOn(...topics)) expect(text).not.toContain('went wrong');
  });

  test.each([
    ['with time to spare', 300, 'You left 2 questions open with 5 minutes to spare.'],
    ['with a minute to spare', 500, 'You left 2 questions open with more than a minute to spare.'],
    ['with seconds to spare', 590, 'You had less than a minute left with 2 questions open.'],
    ['out of time', 600, 'You ran out of time with 2 questions open.'],
  ])('speak of open questions, %s', async (_what, timeTaken, expected) => {
    const texts = await advice.recommendations(anAttempt([aTopic()], { leftOpen: 2, timeTaken }));
    expect(texts.at(-1)).toContain(expected);
  });
});

describe('class insights', () => {
  async function insightsOn(changes: Partial<GroupNumbers> = {}): Promise<string> {
    const { text, writer } = await advice.classInsights(aGroup(changes));
    expect(writer).toBe('offline');
    return text;
  }

  test('tell the numbers under headings, in simple markdown', async () => {
    expect(await insightsOn()).toBe(
      [
        '## The class in brief',
        '- **24 of 30 students** have taken at least one quiz.',
        '- The average score is **63.5%**: a solid base with gaps that can be named.',
        '- In their last quizzes, 4 students improved and 3 students slipped by ten points or more.',
        '',
        '## Topics to teach again',
        '- **Evaporation**: 12 of 40 answers were right (30%). Take ten minutes of the next lesson for it.',
        '',
        '## Hardest questions',
        '- “What turns water into vapour?” (The Water Cycle): 4 of 20 right at the first attempt (20%). Check its wording and its key before you teach to it.',
        '',
        '## What went well',
        '- **Rain**: 36 of 40 answers were right (90%).',
        '',
        '## Next step',
        '- Teach **Evaporation** again, then write a short quiz on it: it is the least known, and the answers will tell whether it helped.',
      ].join('\n'),
    );
  });

  test('are empty while nobody has taken a quiz', async () => {
    expect(await insightsOn({ started: 0, average: null })).toBe('');
  });

  test.each([
    ['too few answers', { strongTopics: [], hardQuestions: [] }, 'too few answers to tell'],
    ['nothing weak', {}, 'No topic stands out as weak.'],
  ])('say so when there are %s', async (_what, changes, expected) => {
    expect(await insightsOn({ weakTopics: [], ...changes })).toContain(expected);
  });

  test.each([
    [85, 'most of what was asked is known'],
    [80, 'most of what was asked is known'],
    [79.9, 'a solid base'],
    [60, 'a solid base'],
    [59.9, 'below the pass mark of 60%. The topics below come first.'],
    [20, 'below the pass mark'],
  ])('an average of %d is judged', async (average, expected) => {
    expect(await insightsOn({ average })).toContain(expected);
  });

  test.each([
    [2, '## The class in brief\n- 2 of 24 have answered so far.'],
    [1, '## The class in brief\n- 1 of 24 has answered so far.'],
  ])('of too few, %d, say how many have answered and no more', async (started, text) => {
    expect(await insightsOn({ students: 24, started, isEnough: false })).toBe(text);
  });

  test.each([
    [65, /gaps|below/],
    [50, /topics below/],
  ])('of an average of %d, name no gaps and topics where none are named', async (average, word) => {
    const none = { weakTopics: [], strongTopics: [], hardQuestions: [] };
    expect(await insightsOn({ average, ...none })).not.toMatch(word);
  });

  test.each([
    ['too few answers to a topic', 90, { strongTopics: [] }, 'Give one quiz to the whole class'],
    ['a low average', 62, {}, 'Set another quiz on the same topics'],
    ['a high average', 90, {}, 'or a harder one on this'],
  ])('with %s, the next step is one that helps', async (_what, average, changes, step) => {
    const text = await insightsOn({ weakTopics: [], hardQuestions: [], average, ...changes });
    expect(text).toContain(step);
  });

  test.each([0.1, 0.3, 0.55, 0.7])(
    'claim nothing of a share of %d that is not so',
    async (share) => {
      const tallies = ['A', 'B', 'C'].map((topic) => ({ topic, right: share * 200, asked: 200 }));
      const text = await insightsOn({ weakTopics: topicResults(tallies, 8) });
      expect(text).not.toMatch(/chance|hardly anyone|about half|more than half/i);
    },
  );

  test('do not repeat a sentence from topic to topic', async () => {
    const tallies = ['A', 'B', 'C'].map((topic) => ({ topic, right: 10, asked: 40 }));
    const text = await insightsOn({ weakTopics: topicResults(tallies, 8) });
    const points = text.split('\n').filter((line) => line.includes('10 of 40'));
    expect(new Set(points.map((line) => line.split('%). ')[1]))).toHaveLength(3);
  });

  test('a blank to fill in stays one', async () => {
    const [question] = aGroup().hardQuestions;
    if (!question) throw new Error('there is no question');
    const hardQuestions = [{ ...question, question: 'Water falls as ____.' }];
    expect(await insightsOn({ hardQuestions })).toContain('“Water falls as ….”');
  });

  test('a title cannot bring markup of its own', async () => {
    const weakTopics = topicResults([{ topic: '# <b>**x**', right: 0, asked: 9 }], 8);
    expect(await insightsOn({ weakTopics })).toContain('- **B x**: 0 of 9');
  });
});
