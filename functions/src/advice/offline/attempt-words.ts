import { capitalise } from '@study-assistant/writer/language/words';
import type { AttemptNumbers, TopicToRead } from '../../domain/attempt/attempt-numbers.ts';
import { actionsFor } from './actions.ts';
import { pick } from './pick.ts';
import { whereToRead } from './where-to-read.ts';

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
      `${name} is a place to begin: none of its ${asked} questions went right.`,
      `Start ${name} from scratch: of its ${asked} questions none went right.`,
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
  if (asked === 2 && right === 0) return `Neither of the two questions on ${name} went right.`;
  return pick(index, [
    `On ${name}, ${right} of ${asked} questions went right.`,
    `${name} was uneven: ${right} of ${asked} questions went right.`,
  ]);
}

/** A guess costs nothing where wrong answers are not counted against the student. */
function aboutTime({ leftOpen, timeTaken, timeAllowed }: AttemptNumbers): string {
  const what = leftOpen === 1 ? 'one question' : `${leftOpen} questions`;
  if (timeAllowed === null) {
    return `You left ${what} open. Choose the likeliest answer next time: a wrong one costs no more than none.`;
  }
  const minutesLeft = Math.floor((timeAllowed - timeTaken) / 60);
  if (minutesLeft < 1) {
    const end = timeTaken < timeAllowed ? 'had less than a minute left' : 'ran out of time';
    return `You ${end} with ${what} open. Next time, answer those that you know at once and come back to the others.`;
  }
  const minutes = minutesLeft === 1 ? 'more than a minute' : `${minutesLeft} minutes`;
  return `You left ${what} open with ${minutes} to spare. Choose the likeliest answer next time: a wrong one costs no more than none.`;
}
