import { toTopicKey } from '@study-assistant/contract/materials/topic-key';
import { askForJson } from '@study-assistant/writer/model/asking/ask-for-json';
import { fence } from '@study-assistant/writer/model/asking/fence';
import { listOf, objectOf } from '@study-assistant/writer/model/asking/flat-schema';
import { keepVisible } from '@study-assistant/writer/model/asking/keep-visible';
import type { Model } from '@study-assistant/writer/model/asking/language-model';
import * as z from 'zod/mini';
import type { AttemptNumbers, TopicToRead } from '../../domain/attempt/attempt-numbers.ts';
import { attemptWords } from '../offline/attempt-words.ts';
import { whereToRead } from '../offline/where-to-read.ts';
import { checkWords } from './check-words.ts';
import { refuseOrders } from './refuse-orders.ts';
import { ADVICE_TIMEOUT_MS, refused } from './refused.ts';

const MAX_CHARACTERS = 220;

const answerSchema = z.object({
  advice: z.array(z.object({ topic: z.string(), judgement: z.string(), action: z.string() })),
});
const responseSchema = objectOf({
  advice: listOf({
    topic: { type: 'string' },
    judgement: { type: 'string' },
    action: { type: 'string' },
  }),
});

const SYSTEM = [
  'You advise a school student after a quiz. You get the topics that went wrong, with counts and a sentence of the teacher’s material.',
  'For each topic, in the given order: "topic" as given; "judgement", one sentence on how it went that names the topic; "action", one concrete thing to do with the sentence, in one sentence.',
  'Where "isWeak" is false there were too few questions to judge: do not call the topic weak.',
  'Use no number that is not given. Be kind and plain. Do not repeat the given sentence, which the student sees beside your words.',
  'Plain text only: no links, no markup.',
].join('\n');

/** One recommendation for each topic: the model's words around our own pointer to the material. */
export async function askForTopicWords(model: Model, numbers: AttemptNumbers): Promise<string[]> {
  refuseOrders(numbers.topics.flatMap(({ topic, source }) => [topic, source?.quote ?? '']));
  const facts = JSON.stringify(numbers.topics.map(factsOf));
  const { advice: answers } = await askForJson(model, {
    system: SYSTEM,
    prompt: fence('list of topics', facts),
    schema: answerSchema,
    responseSchema,
    signal: AbortSignal.timeout(ADVICE_TIMEOUT_MS),
    timeoutMs: ADVICE_TIMEOUT_MS,
  });
  if (answers.length !== numbers.topics.length) throw refused('not one advice for each topic');
  const words = numbers.topics.map((topic, index) => {
    const judgement = keepVisible(answers[index]?.judgement ?? '');
    const action = keepVisible(answers[index]?.action ?? '');
    for (const text of [judgement, action]) {
      checkWords(text, { facts, maxCharacters: MAX_CHARACTERS });
    }
    if (!toTopicKey(judgement).includes(toTopicKey(keepVisible(topic.topic)))) {
      throw refused('an advice does not name its topic');
    }
    if (!topic.isWeak && /\bweak/i.test(judgement)) throw refused('a weakness that was not shown');
    return [judgement, whereToRead(topic, numbers.quizTitle, index), action].join(' ');
  });
  // What there is to say about time needs no model.
  return [...words, ...attemptWords(numbers).slice(numbers.topics.length)];
}

/** Topics, counts and a sentence of the document: no title, which a teacher may have named after someone. */
function factsOf({ topic, right, asked, leftOpen, isWeak, source }: TopicToRead) {
  return {
    topic: keepVisible(topic),
    questions: asked,
    right,
    leftOpen,
    isWeak,
    sentence: source && keepVisible(source.quote),
  };
}
