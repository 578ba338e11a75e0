type Reply = { number: number; because: string; answer: string };

export function isReview(prompt: string): boolean {
  return /^Answer \d+ questions\./.test(prompt);
}

/** Whether a prompt shows questions without their text. */
export function isJudging(prompt: string): boolean {
  return /^Judge \d+ questions/.test(prompt);
}

/** A reader who does not know the subject and finds no fault. */
export function judgementsFrom(prompt: string): object[] {
  return [...prompt.matchAll(/^(\d+)\. .+\nA\) /gm)].map(([, number]) => ({
    number: Number(number),
    because: 'The text would say.',
    answer: 'unsure',
    fault: 'none',
  }));
}

/** Answers like an honest reader who looks for each option in the passages of the prompt. */
export function answersFrom(prompt: string): Reply[] {
  const sentences = [...prompt.matchAll(/^\[[\d.]+\] (.+)$/gm)].map(([, text = '']) =>
    text.toLowerCase(),
  );
  const asked = prompt.matchAll(/^(\d+)\. (.+)\nA\) (.+)\nB\) (.+)\nC\) (.+)\nD\) (.+)$/gm);
  return [...asked].map(([, number, stem = '', ...options]) => {
    const right = options.filter((option) => isRight(option, stem, sentences));
    const [only = '', second] = right;
    const letter = 'ABCD'.charAt(options.indexOf(only));
    const answer = second ? 'two' : only === '' ? 'none' : letter;
    return { number: Number(number), because: `It is ${right.join(' and ')}.`, answer };
  });
}

/** To these readers "quasi…" means the same as the word after it. */
function isRight(option: string, stem: string, sentences: readonly string[]): boolean {
  const word = option.replace(/^quasi/, '').toLowerCase();
  const reversed = /reads “(.+)” from back to front/.exec(stem)?.[1];
  if (reversed !== undefined) return [...word].reverse().join('') === reversed;
  const gap = /in the gap: “(.+)”$/.exec(stem)?.[1]?.toLowerCase();
  return gap !== undefined && sentences.includes(gap.replace('____', word));
}
