export type StandInQuestion = Record<
  | 'stem'
  | 'correct'
  | 'wrong1'
  | 'misconception1'
  | 'wrong2'
  | 'misconception2'
  | 'wrong3'
  | 'misconception3'
  | 'explanation'
  | 'topic'
  | 'evidence'
  | 'sentence',
  string
>;

/** Makes grounded questions from the prompt: a telling word of a sentence among those of others. */
export function questionsFrom(prompt: string): StandInQuestion[] {
  const wanted = Number(/Write up to (\d+) questions/.exec(prompt)?.[1] ?? 5);
  const sentences = [...prompt.matchAll(/^\[([\d.]+)\] (.+)$/gm)].map(
    ([, number = '', text = ''], at) => ({ at, number, text }),
  );
  const questions: StandInQuestion[] = [];
  for (const sentence of spreadOut(sentences)) {
    if (questions.length >= wanted) break;
    const question = questionFrom(sentence, sentences, questions);
    if (question && !prompt.includes(question.stem)) questions.push(question);
  }
  return questions;
}

/** Takes the first sentence of every passage, then the second of every passage, and so on. */
function spreadOut(sentences: readonly Numbered[]): Numbered[] {
  const within = ({ number }: Numbered) => Number(number.split('.')[1]);
  return [...sentences].sort((a, b) => within(a) - within(b));
}

/** How much an option's length may differ from the key's, so that none stands out. */
const MOST_DIFFERENCE = 3;

type Numbered = { at: number; number: string; text: string };

function questionFrom(
  sentence: Numbered,
  all: readonly Numbered[],
  before: readonly StandInQuestion[],
): StandInQuestion | null {
  const length = sentence.text.split(/\s+/).length;
  if (
    length < 8 ||
    length > 24 ||
    /\b(?:not|never|except|cannot|figure|table|following)\b|n['’]t/i.test(sentence.text)
  ) {
    return null;
  }
  const correct = tellingWords(sentence.text).find(
    (word) => !before.some((question) => question.correct === word),
  );
  if (!correct) return null;
  const wrong = all
    .filter((other) => Math.abs(other.at - sentence.at) > 1)
    .flatMap((other) => tellingWords(other.text))
    .filter(
      (word) =>
        word.slice(0, 5) !== correct.slice(0, 5) &&
        Math.abs(word.length - correct.length) <= MOST_DIFFERENCE &&
        !sentence.text.toLowerCase().includes(word.slice(0, 5)),
    );
  const [wrong1, wrong2, wrong3] = distinctOpenings(wrong);
  if (!wrong1 || !wrong2 || !wrong3) return null;
  return {
    stem: `Which word belongs in the gap: “${sentence.text.replace(new RegExp(`\\b${correct}\\b`, 'i'), '____')}”`,
    correct,
    wrong1,
    misconception1: `Confuses ${wrong1} with ${correct}.`,
    wrong2,
    misconception2: `Takes one for the other.`,
    wrong3,
    misconception3: '',
    explanation: `The word is “${correct}”.`,
    topic: `Words on ${correct}`,
    evidence: sentence.text,
    sentence: sentence.number,
  };
}

/**
 * Excludes words in "s", as a lone plural key is refused, and words that begin with a vowel, as
 * they do not fit the article before the gap.
 */
function tellingWords(text: string): string[] {
  const words: string[] = text.toLowerCase().match(/\b[b-df-hj-np-tv-z][a-z]{5,}[a-rt-z]\b/g) ?? [];
  return words.filter(
    (word) => word !== 'because' && words.indexOf(word) === words.lastIndexOf(word),
  );
}

function distinctOpenings(words: readonly string[]): string[] {
  return words.filter(
    (word, at) => words.findIndex((other) => other.slice(0, 5) === word.slice(0, 5)) === at,
  );
}
