import type { QuestionFlag } from '@study-assistant/contract/attempts/analysis';
import type { ItemAnalysis } from './item-analysis.ts';

type Measured = Pick<ItemAnalysis, 'facility' | 'mostChosenWrong' | 'buckets'> & {
  nonFunctioning: readonly number[];
  optionCounts: readonly number[];
};

/** A flag in words for the teacher who made the question. */
export function flagSentence(flag: QuestionFlag, item: Measured): string {
  const percent = Math.round((item.facility ?? 0) * 100);
  switch (flag) {
    case 'probably-wrong-key':
      return item.buckets
        ? 'One wrong answer is more frequent than the right one, also among those who do well otherwise. Please check what is right.'
        : `More students chose ${favourite(item)} than the key, also those who do well otherwise. Please check which option is right.`;
    case 'too-easy':
      return `${percent}% got this right. It tells you little about who knows more.`;
    case 'too-hard':
      return `Only ${percent}% got this right. Please check the wording, or teach it again.`;
    case 'option-nobody-picks':
      return `${idle(item)} ${
        item.nonFunctioning.length === 1
          ? 'A more tempting wrong option would make the question better.'
          : 'More tempting wrong options would make the question better.'
      }`;
  }
}

function favourite({ mostChosenWrong }: Measured): string {
  return mostChosenWrong === null ? 'another option' : letter(mostChosenWrong);
}

function idle({ nonFunctioning, optionCounts }: Measured): string {
  const isNobody = nonFunctioning.every((option) => optionCounts[option] === 0);
  return `${isNobody ? 'Nobody' : 'Hardly anybody'} chose ${list(nonFunctioning)}.`;
}

function list(options: readonly number[]): string {
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(options.map(letter));
}

/** As the options are lettered on the screen. */
function letter(option: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + option);
}
