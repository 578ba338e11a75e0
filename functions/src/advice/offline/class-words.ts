import type { HardQuestion } from '@study-assistant/contract/attempts/analysis';
import { countAnswered } from '@study-assistant/contract/classes/enough-answers';
import { INSIGHT_HEADINGS } from '@study-assistant/contract/classes/insight-headings';
import { EXCELLENT_PERCENT, PASS_PERCENT } from '@study-assistant/contract/wire/constants';
import { capitalise } from '@study-assistant/writer/language/words';
import type { TopicResult } from '../../domain/attempt/topic-results.ts';
import { MIN_ANSWERS } from '../../domain/attempt/topic-results.ts';
import type { GroupNumbers } from '../../domain/school/class-numbers.ts';
import { plain } from '../plain.ts';

/**
 * The class in simple markdown, without any names; empty while nobody has taken a quiz, and no more
 * than their number while those who have are too few to judge a class by.
 */
export function classWords(numbers: GroupNumbers): string {
  const { started, students, isEnough } = numbers;
  if (started === 0) return '';
  if (!isEnough) return `## ${INSIGHT_HEADINGS.brief}\n- ${countAnswered(started, students)}.`;
  return [
    [INSIGHT_HEADINGS.brief, ...inBrief(numbers)],
    [INSIGHT_HEADINGS.topics, ...weakTopics(numbers)],
    [INSIGHT_HEADINGS.questions, ...numbers.hardQuestions.map(hardQuestion)],
    [INSIGHT_HEADINGS.wentWell, ...numbers.strongTopics.map(strongTopic)],
    [INSIGHT_HEADINGS.nextStep, nextStep(numbers)],
  ]
    .filter((lines) => lines.length > 1)
    .map(([heading, ...lines]) => [`## ${heading}`, ...lines].join('\n'))
    .join('\n\n');
}

function inBrief(numbers: GroupNumbers): string[] {
  const { students, started, average, improved, slipped } = numbers;
  const who =
    started === students
      ? `**All ${students} students**`
      : `**${started} of ${students} students**`;
  const lines = [`- ${who} have taken at least one quiz.`];
  if (average !== null) {
    lines.push(
      `- The average score is **${average}%**: ${aboutAverage(average, numbers.weakTopics.length > 0)}`,
    );
  }
  if (improved + slipped > 0) {
    lines.push(
      `- In their last quizzes, ${people(improved)} improved and ${people(slipped)} slipped by ten points or more.`,
    );
  }
  return lines;
}

/** Gaps and topics are spoken of only where some are named. */
function aboutAverage(average: number, hasWeakTopics: boolean): string {
  if (average >= EXCELLENT_PERCENT) return 'most of what was asked is known.';
  if (average >= PASS_PERCENT) {
    return hasWeakTopics ? 'a solid base with gaps that can be named.' : 'a solid base.';
  }
  const below = `below the pass mark of ${PASS_PERCENT}%`;
  return hasWeakTopics ? `${below}. The topics below come first.` : `${below}.`;
}

function weakTopics(numbers: GroupNumbers): string[] {
  if (numbers.weakTopics.length > 0) return numbers.weakTopics.map(weakTopic);
  return [
    isAnythingKnown(numbers)
      ? '- No topic stands out as weak.'
      : `- There are too few answers to tell: a topic counts once it was answered ${MIN_ANSWERS.class} times, by at least five students and a third of the class.`,
  ];
}

/** Without weak topics: whether that is for want of answers. */
function isAnythingKnown({ strongTopics, hardQuestions }: GroupNumbers): boolean {
  return strongTopics.length > 0 || hardQuestions.length > 0;
}

function weakTopic({ topic, right, asked }: TopicResult, index: number): string {
  return `- **${nameOf(topic)}**: ${right} of ${asked} answers were right (${percent(right, asked)}%). ${whatToDo(right / asked, index)}`;
}

/** The sentence follows the share that is known; the position keeps neighbours from being alike. */
function whatToDo(share: number, index: number): string {
  const ways =
    share < 0.25
      ? [
          'Teach it again, with another example than before.',
          'Look for the misunderstanding before you repeat it.',
          'Begin again with what it is needed for, then the terms.',
        ]
      : share < 0.5
        ? [
            'Take ten minutes of the next lesson for it.',
            'Let pairs explain it to each other and collect what stays unclear.',
            'Show one worked example, then give a similar one.',
          ]
        : [
            'A short warm-up question at the start of the lesson may do.',
            'Let those who have it explain it in small groups.',
            'Ask it again in a week to see whether it settles.',
          ];
  return ways[index % ways.length] ?? '';
}

function hardQuestion({ quizTitle, question, right, asked }: HardQuestion, index: number): string {
  const share = percent(right, asked);
  const comment =
    share < 25
      ? [
          'Check its wording and its key before you teach to it.',
          'See what they chose instead of the right answer.',
        ]
      : ['Worth talking through together.', 'A good question for the next revision.'];
  return `- “${plain(question)}” (${plain(quizTitle)}): ${right} of ${asked} right at the first attempt (${share}%). ${comment[index % comment.length]}`;
}

function strongTopic({ topic, right, asked }: TopicResult): string {
  return `- **${nameOf(topic)}**: ${right} of ${asked} answers were right (${percent(right, asked)}%).`;
}

function nextStep(numbers: GroupNumbers): string {
  const { weakTopics: topics, hardQuestions, students, started, average } = numbers;
  const [first, second] = topics.map(({ topic }) => nameOf(topic));
  if (first !== undefined && second !== undefined) {
    return `- Teach **${first}** and **${second}** again, then write a short quiz on both: they are the least known, and its answers will tell whether it helped.`;
  }
  if (first !== undefined) {
    return `- Teach **${first}** again, then write a short quiz on it: it is the least known, and the answers will tell whether it helped.`;
  }
  if (started * 2 < students)
    return '- Ask those who have not started to take one quiz this week: so far less than half of the class is known.';
  const [question] = hardQuestions;
  if (question) return `- Talk about **${nameOf(question.topic)}**: its question was the hardest.`;
  if (!isAnythingKnown(numbers))
    return '- Give one quiz to the whole class: there are too few answers yet to say what to teach again.';
  return average !== null && average >= EXCELLENT_PERCENT
    ? '- Set a quiz on the next topic, or a harder one on this: nothing that was asked stands out as weak.'
    : '- Set another quiz on the same topics: nothing stands out as weak yet, and more answers will tell.';
}

function nameOf(topic: string): string {
  return capitalise(plain(topic));
}

function people(count: number): string {
  if (count === 0) return 'nobody';
  return count === 1 ? 'one student' : `${count} students`;
}

function percent(right: number, asked: number): number {
  return Math.round((right / asked) * 100);
}
