import type { QuestionFlag } from '@study-assistant/contract/analysis';
import type { ItemAnalysis } from './item-analysis.ts';

/** A flag in words for the teacher who made the question. */
export function flagSentence(
  flag: QuestionFlag,
  item: Pick<ItemAnalysis, 'facility' | 'mostChosenWrong'> & {
    nonFunctioning: readonly number[];
  },
): string {
  const percent = Math.round((item.facility ?? 0) * 100);
  switch (flag) {
    case 'probably-wrong-key': {
      const favourite =
        item.mostChosenWrong === null ? 'another option' : letter(item.mostChosenWrong);
      return `Most students chose ${favourite}, also those who do well otherwise. Please check which option is right.`;
    }
    case 'too-easy':
      return `${percent}% got this right. It tells you little about who knows more.`;
    case 'too-hard':
      return `Only ${percent}% got this right, no more than by guessing. Please check the wording, or teach it again.`;
    case 'option-nobody-picks':
      return item.nonFunctioning.length === 1
        ? `Hardly anybody chose ${list(item.nonFunctioning)}. A more tempting wrong option would make the question better.`
        : `Hardly anybody chose ${list(item.nonFunctioning)}. More tempting wrong options would make the question better.`;
  }
}

function list(options: readonly number[]): string {
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(options.map(letter));
}

/** As the options are lettered on the screen. */
function letter(option: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + option);
}
