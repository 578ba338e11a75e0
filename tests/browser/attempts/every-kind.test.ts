import {
  gapsAnswerSchema,
  matchAnswerSchema,
  matchBodySchema,
  numberAnswerSchema,
  orderAnswerSchema,
  severalAnswerSchema,
  trueFalseAnswerSchema,
  wordsAnswerSchema,
} from '@study-assistant/contract/questions/kind-schemas';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { paths } from '../../../web/src/paths.ts';
import { OF_LOOKS } from '../../support/browser/barriers.ts';
import { chromiumPath, LAPTOP, openPage, type Look } from '../../support/browser/browser.ts';
import { aStudent, aTeacher } from '../../support/people/people.ts';
import {
  EVERY_KIND,
  EVERY_QUESTION,
  EVERY_WRONG,
  type Sample,
  type SampleKind,
} from '../../support/quizzes/every-kind.ts';
import { afterEdit } from '../../support/quizzes/quiz-edits.ts';
import { aQuiz, submit } from '../../support/quizzes/quizzes.ts';
import { aClassOf, give } from '../../support/school/assigned-class.ts';
import { tabTo } from '../by-keys.ts';
import { lookAt, openWatchedPage, wear } from '../watched-page.ts';
import { READ_ALOUD } from './read-aloud.ts';

const SMALL: Look = { width: 320, theme: 'light', hasTouch: true };
const TOTAL = EVERY_KIND.length;

/** How a kind of question is answered rightly, by one way of input. */
type Hand = Record<SampleKind, (page: Page, sample: Sample) => Promise<void>>;

const optionOf = ({ sent }: Sample, place: number) => sent.options?.[place] ?? '';
const ending = (words: string) => new RegExp(`${words.replace(/[.?]/g, '\\$&')}$`);
const leftsOf = ({ sent }: Sample) => matchBodySchema.parse(sent.body).lefts;
const hasBank = ({ sent }: Sample) => Array.isArray((sent.body as { bank: unknown }).bank);

/** Presses a key until a menu shows these words, or a thing stands in its place. */
async function pressUntil(page: Page, key: string, isDone: () => Promise<boolean>): Promise<void> {
  for (let press = 0; press < 12 && !(await isDone()); press += 1) await page.keyboard.press(key);
  expect(await isDone()).toBe(true);
}

const menuSays = (page: Page, words: string) => () =>
  page.evaluate((wanted) => {
    const menu = document.activeElement;
    return menu instanceof HTMLSelectElement && menu.selectedOptions[0]?.text === wanted;
  }, words);

const things = (page: Page) => page.getByRole('region', { name: /^Question/ }).locator('ol > li');

const BY_KEYS: Hand = {
  async choice(page, sample) {
    await tabTo(page, ending(optionOf(sample, 0)));
    const wanted = page.getByRole('radio', { name: optionOf(sample, Number(sample.right)) });
    await pressUntil(page, 'ArrowDown', () => wanted.isChecked());
  },
  async several(page, sample) {
    for (const option of severalAnswerSchema.parse(sample.right).chosen) {
      await tabTo(page, ending(optionOf(sample, option)));
      await page.keyboard.press('Space');
    }
  },
  async 'true-false'(page, { right }) {
    await tabTo(page, /^True$/);
    await page.keyboard.press('Space');
    const wanted = trueFalseAnswerSchema.parse(right).value ? 'True' : 'False';
    const radio = page.getByRole('radio', { name: wanted });
    await pressUntil(page, 'ArrowRight', () => radio.isChecked());
  },
  async number(page, { sent, right }) {
    await tabTo(page, ending(sent.question));
    await page.keyboard.type(numberAnswerSchema.parse(right).text);
  },
  async gaps(page, sample) {
    await tabTo(page, /^Gap 1/);
    for (const [gap, word] of gapsAnswerSchema.parse(sample.right).gaps.entries()) {
      // Enter goes from gap to gap.
      if (gap > 0) await page.keyboard.press('Enter');
      if (hasBank(sample)) await pressUntil(page, 'ArrowDown', menuSays(page, word));
      else await page.keyboard.type(word);
    }
  },
  async match(page, sample) {
    const { pairs } = matchAnswerSchema.parse(sample.right);
    for (const [at, left] of leftsOf(sample).entries()) {
      await tabTo(page, new RegExp(`^Belongs to: ${left}`));
      const place = pairs[at] ?? 0;
      const words = `${'ABCDEFGHIJ'[place] ?? ''} – ${optionOf(sample, place)}`;
      await pressUntil(page, 'ArrowDown', menuSays(page, words));
    }
  },
  async order(page, sample) {
    for (const [place, thing] of orderAnswerSchema.parse(sample.right).order.entries()) {
      const words = optionOf(sample, thing);
      const isThere = async () => (await things(page).nth(place).innerText()).includes(words);
      if (await isThere()) continue;
      await page.getByRole('heading', { level: 1 }).focus();
      await tabTo(page, new RegExp(`^Move up: ${words}`));
      await pressUntil(page, place === 0 ? 'Enter' : 'ArrowUp', isThere);
    }
  },
  async text(page, { sent, right }) {
    await tabTo(page, ending(sent.question));
    await page.keyboard.type(wordsAnswerSchema.parse(right).words);
  },
};

/** Fingers tap, and letters come from a keyboard on the screen. */
const BY_TOUCH: Hand = {
  choice: (page, sample) => tapOption(page, optionOf(sample, Number(sample.right))),
  async several(page, sample) {
    for (const option of severalAnswerSchema.parse(sample.right).chosen)
      await tapOption(page, optionOf(sample, option));
  },
  'true-false': (page, { right }) =>
    tapOption(page, trueFalseAnswerSchema.parse(right).value ? 'True' : 'False'),
  async number(page, { sent, right }) {
    await page.getByLabel(sent.question).tap();
    await page.keyboard.type(numberAnswerSchema.parse(right).text);
  },
  async gaps(page, sample) {
    for (const [gap, word] of gapsAnswerSchema.parse(sample.right).gaps.entries()) {
      if (hasBank(sample)) {
        await page.getByRole('button', { name: word, exact: true }).tap();
        continue;
      }
      await page.getByRole('textbox', { name: `Gap ${gap + 1}` }).tap();
      await page.keyboard.type(word);
    }
  },
  async match(page, sample) {
    const { pairs } = matchAnswerSchema.parse(sample.right);
    // From below, since the next open one comes by itself from above.
    for (const [at, left] of [...leftsOf(sample).entries()].reverse()) {
      await page.getByRole('button', { name: left, exact: true }).tap();
      const right = optionOf(sample, pairs[at] ?? 0);
      await page.getByRole('button', { name: right, exact: true }).tap();
    }
  },
  async order(page, sample) {
    for (const [place, thing] of orderAnswerSchema.parse(sample.right).order.entries()) {
      const words = optionOf(sample, thing);
      const isThere = async () => (await things(page).nth(place).innerText()).includes(words);
      while (!(await isThere()))
        await page.getByRole('button', { name: `Move up: ${words}` }).tap();
    }
  },
  async text(page, { sent, right }) {
    await page.getByLabel(sent.question).tap();
    await page.keyboard.type(wordsAnswerSchema.parse(right).words);
  },
};

function tapOption(page: Page, words: string): Promise<void> {
  return page
    .locator('label')
    .filter({ hasText: ending(words) })
    .tap();
}

/** The quiz of every kind, as a class has it, in the order in which it was written. */
async function anAssignedQuiz() {
  const [teacher, student] = await Promise.all([aTeacher(), aStudent()]);
  const room = await aClassOf(teacher, [student]);
  const draft = await aQuiz(teacher, { publish: 'false' });
  const quiz = await afterEdit(teacher, draft, { questions: EVERY_QUESTION });
  const shuffle = { questions: false, options: false };
  const { body } = await give(teacher, quiz, [room], { shuffle });
  const [assignment] = (body.assignments ?? []) as { id: string }[];
  return { student, path: paths.assignedAttempt(quiz.id, assignment?.id ?? '') };
}

const region = (page: Page, number: number) =>
  page.getByRole('region', { name: `Question ${number} of ${TOTAL}` });

/**
 * What a screen reader meets, from top to bottom. What can be done at the moment is left out, and the
 * keys, of which a phone says nothing.
 */
async function readAloud(page: Page, number: number): Promise<string[]> {
  const question = region(page, number);
  await question.locator('input, select, textarea, ol').first().waitFor();
  const [, , , ...lines] = (await question.ariaSnapshot()).split('\n');
  return lines
    .map((line) => line.slice(2).replace(/ \[(disabled|pressed)\]/g, ''))
    .filter((line) => !line.includes('Keys: '));
}

/** Answers every question, finds the same answers after a reload, and hands in. */
async function takeAll(
  page: Page,
  {
    hand,
    press,
    look,
  }: { hand: Hand; press: Press; look: (name: string, isAnswered: boolean) => Promise<void> },
): Promise<void> {
  const answered: string[][] = [];
  await press(/^Start Quiz/);
  for (const [at, sample] of EVERY_KIND.entries()) {
    const kind = sample.sent.kind ?? 'choice';
    expect(await readAloud(page, at + 1)).toEqual(READ_ALOUD[at]);
    await look(`${kind}-${at + 1}`, false);
    await hand[kind](page, sample);
    await page.getByText(`${at + 1} of ${TOTAL} answered`).waitFor();
    answered.push(await readAloud(page, at + 1));
    await look(`${kind}-${at + 1}-answered`, true);
    if (at + 1 < TOTAL) await press(/^Next/);
  }
  await page.getByText('Saved', { exact: true }).waitFor();
  await page.reload();
  for (const [at, answer] of answered.entries()) {
    await press(new RegExp(`^Question ${at + 1}, `));
    expect(await readAloud(page, at + 1)).toEqual(answer);
  }
  await press(/^Submit Quiz/);
  await press(/^Yes, submit/);
  await page.getByText(`You answered ${TOTAL} out of ${TOTAL} questions correctly.`).waitFor();
}

/** The words between two gaps stand apart on the screen. */
function isAsked(text: string, { question }: Sample['sent']): boolean {
  return question.split('_____').every((words) => text.includes(words.trim()));
}

type Press = (name: RegExp) => Promise<void>;

/** What is less than 44 pixels high, and so hard to hit with a finger. */
function listSmallTargets(page: Page): Promise<string[]> {
  const targets =
    'button, select, textarea, input:not([type=radio], [type=checkbox]), label:has(*)';
  return page
    .locator(`section[aria-labelledby] :is(${targets})`)
    .evaluateAll((all) =>
      all
        .filter((one) => one.getBoundingClientRect().height < 44)
        .map((one) => `${one.getBoundingClientRect().height} pixels high: ${one.outerHTML}`),
    );
}

/** So tall that the bar at the bottom covers nothing, but for a laptop at 400 %. */
const TALL = { width: 320, height: 1600 };
const HARD: readonly Look[] = [
  { ...TALL, height: 256, theme: 'light' },
  { ...TALL, theme: 'dark' },
  { ...TALL, theme: 'light', forcedColors: 'active' },
];

/**
 * Checks each question by all rules before it is answered, and afterwards in other looks by those that
 * they may break.
 */
function watch(page: Page, one: Look, others: readonly Look[]) {
  const faults: string[] = [];
  async function look(name: string, isAnswered: boolean): Promise<void> {
    const checks = isAnswered
      ? others.map((other) => () => lookAt(page, name, other, OF_LOOKS))
      : [() => lookAt(page, name, { ...one, height: TALL.height })];
    for (const check of checks) faults.push(...(await check()));
    faults.push(...(await listSmallTargets(page)));
    await wear(page, one);
  }
  return { look, faults };
}

describe.skipIf(!chromiumPath)('a quiz of every kind of question', () => {
  test('is read, answered, resumed and handed in by keyboard alone', async () => {
    const { student, path } = await anAssignedQuiz();
    const { page, complaints } = await openPage(LAPTOP, { as: student });
    await page.goto(path);
    const press: Press = async (name) => {
      await page.getByRole('button', { name }).waitFor();
      await tabTo(page, name);
      await page.keyboard.press('Enter');
    };
    const { look, faults } = watch(page, LAPTOP, [{ ...TALL, width: 375, theme: 'dark' }]);
    await takeAll(page, { hand: BY_KEYS, press, look });
    expect([...faults, ...complaints]).toEqual([]);
  });

  test('is read, answered, resumed and handed in by touch alone on a small phone', async () => {
    const { student, path } = await anAssignedQuiz();
    const { page, complaints } = await openPage(SMALL, { as: student });
    await page.goto(path);
    const press: Press = (name) => page.getByRole('button', { name }).tap();
    const { look, faults } = watch(page, SMALL, HARD);
    await takeAll(page, { hand: BY_TOUCH, press, look });
    expect([...faults, ...complaints]).toEqual([]);
  });

  test('what went wrong is practised by touch, whatever its kind', async () => {
    const [teacher, student] = await Promise.all([aTeacher(), aStudent()]);
    const draft = await aQuiz(teacher);
    const quiz = await afterEdit(teacher, draft, { questions: EVERY_QUESTION });
    const wrong = { answers: EVERY_WRONG, quizVersion: quiz.version };
    const { body } = await submit(student, quiz, wrong);
    const { page, complaints, faults, see } = await openWatchedPage(SMALL, { as: student });
    await page.goto(paths.practiceOf({ attempt: body.attemptId as string }));
    // A short answer waits for its teacher, and so is no mistake.
    const mistakes = EVERY_KIND.filter(({ sent }) => sent.kind !== 'text');
    const met = new Set<string>();
    for (let at = 1; at <= mistakes.length; at += 1) {
      await page.getByRole('heading', { name: `Question ${at} of ${mistakes.length}` }).waitFor();
      // The code of a kind comes with the first question of it.
      await page.locator('main :is(input, select, textarea, ol)').first().waitFor();
      const asked = await page.getByRole('main').innerText();
      const sample = mistakes.find(({ sent }) => isAsked(asked, sent));
      if (!sample) throw new Error(`no question is known in ${asked}`);
      const kind = sample.sent.kind ?? 'choice';
      await BY_TOUCH[kind](page, sample);
      await page.getByRole('button', { name: 'Check answer' }).tap();
      await page.getByRole('heading', { name: 'That is right' }).waitFor();
      await see(`practice-${kind}`);
      met.add(sample.sent.question);
      await page.getByRole('button', { name: /^(Next question|Finish)$/ }).tap();
    }
    expect(met.size).toBe(mistakes.length);
    expect([...faults, ...complaints]).toEqual([]);
  });
});
