import { toChoice, WHOLE } from './choices.ts';
import { toTopic, type Found } from './read-file.ts';

const OPTION = /^([A-Z])[.)]\s*(.*)$/;
const ANSWER = /^ANSWER:\s*([A-Z])\s*$/i;

/** Whether a text has at least one question as Aiken writes them. */
export function isAiken(text: string): boolean {
  return /^ANSWER:\s*[A-Z]\s*$/im.test(text) && /^[A-Z][.)]/m.test(text);
}

/** Questions in Aiken: a line or more of text, lettered options, and the letter of the right one. */
export function readAiken(text: string): Found[] {
  const found: Found[] = [];
  let stem: string[] = [];
  let options: { letter: string; text: string }[] = [];

  const end = (letter: string | null) => {
    const question = stem.join('\n');
    if (question === '' && options.length === 0) return;
    const right = options.findIndex((option) => option.letter === letter);
    const weighed = options.map((option, at) => ({
      text: option.text,
      percent: at === right ? WHOLE : 0,
    }));
    const made =
      right < 0
        ? { question: { leftOut: 'It does not say which option is right.' }, notes: [] }
        : toChoice({ question, explanation: '', topic: toTopic(null) }, weighed);
    found.push({ place: `Question ${found.length + 1}`, stem: question, ...made });
    [stem, options] = [[], []];
  };

  for (const line of text.split(/\r\n?|\n/).map((one) => one.trim())) {
    const [, letter = '', words = ''] = OPTION.exec(line) ?? [];
    const answer = ANSWER.exec(line)?.[1];
    if (answer !== undefined) end(answer.toUpperCase());
    else if (letter !== '' && stem.length > 0) options.push({ letter, text: words });
    else if (line !== '') {
      // The options of the question before end without an answer.
      if (options.length > 0) end(null);
      stem.push(line);
    }
  }
  end(null);
  return found;
}
