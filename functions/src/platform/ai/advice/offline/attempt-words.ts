import type { Source } from '@study-assistant/contract/quizzes';
import type { AttemptNumbers, TopicToRead } from '../../../../domain/attempt-numbers.ts';
import { capitalise } from '../../words.ts';
import { actionsFor } from './actions.ts';

const MAX_QUOTE_CHARACTERS = 240;

/** One recommendation for each topic: what went wrong, where it is explained, what to do. */
export function attemptWords(numbers: AttemptNumbers): string[] {
  const actions = actionsFor(numbers.topics);
  const words = numbers.topics.map((topic, index) =>
    [judgement(topic, index), whereToRead(topic, numbers.quizTitle, index), actions[index]].join(
      ' ',
    ),
  );
  return numbers.leftOpen === 0 || words.length === 0 ? words : [...words, aboutTime(numbers)];
}

function judgement(topic: TopicToRead, index: number): string {
  const name = `“${capitalise(topic.topic)}”`;
  const { asked, right } = topic;
  if (topic.isWeak && right === 0) {
    return pick(index, [
      `${name} is the place to begin: none of its ${asked} questions went right.`,
      `Start ${name} from scratch: its ${asked} questions all went wrong.`,
    ]);
  }
  if (topic.isWeak) {
    return pick(index, [
      `${name} needs work: ${right} of ${asked} questions went right.`,
      `You know a little about ${name}, but not enough yet: ${right} of ${asked} right.`,
    ]);
  }
  if (topic.leftOpen === asked) {
    return asked === 1
      ? `You left the question on ${name} open, so there is nothing to judge yet.`
      : `You left the ${asked} questions on ${name} open, so there is nothing to judge yet.`;
  }
  if (asked === 1) {
    return pick(index, [
      `The one question on ${name} went wrong. That may be a slip, so check it.`,
      `One question asked about ${name}, and you missed it. Make sure that you know why.`,
      `You missed the question on ${name}. One question does not prove a gap, but it is worth a look.`,
    ]);
  }
  return pick(index, [
    `On ${name}, ${asked - right} of ${asked} questions went wrong.`,
    `${name} was uneven: ${right} of ${asked} questions went right.`,
  ]);
}

function whereToRead({ source }: TopicToRead, quizTitle: string, index: number): string {
  const title = `“${quizTitle}”`;
  if (!source) return `Look it up in ${title}, the material of this quiz.`;
  const quote = `“${shortened(source.quote)}”`;
  const place = placeIn(source);
  if (place === null) {
    return `Find this sentence in ${title} and read what stands around it: ${quote}`;
  }
  return pick(index, [
    `Read ${place} in ${title} again, where it says: ${quote}`,
    `It is explained in ${title}, ${place}: ${quote}`,
    `Go back to ${place} of ${title}. The sentence to look for: ${quote}`,
  ]);
}

function placeIn({ page, section }: Source): string | null {
  if (section === null) return page === null ? null : `page ${page}`;
  const name = `the section “${section}”`;
  return page === null ? name : `${name} (page ${page})`;
}

/** A guess costs nothing where wrong answers are not counted against the student. */
function aboutTime({ leftOpen, timeTaken, timeAllowed }: AttemptNumbers): string {
  const what = leftOpen === 1 ? 'one question' : `${leftOpen} questions`;
  const minutesLeft = Math.floor((timeAllowed - timeTaken) / 60);
  if (minutesLeft < 1) {
    return `You ran out of time with ${what} open. Next time, answer those that you know at once and come back to the others.`;
  }
  const minutes = minutesLeft === 1 ? 'more than a minute' : `${minutesLeft} minutes`;
  return `You left ${what} open with ${minutes} to spare. Choose the likeliest answer next time: a wrong one costs no more than none.`;
}

function shortened(quote: string): string {
  const text = quote.replace(/\s+/g, ' ').trim();
  if (text.length <= MAX_QUOTE_CHARACTERS) return text;
  return `${text.slice(0, text.lastIndexOf(' ', MAX_QUOTE_CHARACTERS))} …`;
}

function pick(index: number, sentences: readonly [string, ...string[]]): string {
  return sentences[index % sentences.length] ?? sentences[0];
}
