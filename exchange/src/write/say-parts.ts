import { alphabetically } from '@study-assistant/contract/questions/same-looking';
import type { Writable } from './writable.ts';

/** What stands below the text of a question on paper, a line a part. */
export function sayParts(question: Writable): string[] {
  switch (question.kind) {
    case 'choice':
    case 'several':
      return question.options.map((option, at) => `${letterOf(at)}. ${option}`);
    case 'true-false':
      return ['True or false?'];
    case 'match':
      return [
        ...question.body.lefts.map((left, at) => `${at + 1}. ${left}`),
        ...question.options.map((option, at) => `${letterOf(at)}. ${option}`),
      ];
    case 'order':
      return alphabetically(question.options).map((option) => `– ${option}`);
    case 'gaps':
      return question.body.bank === null ? [] : [`Words: ${question.body.bank.join(', ')}`];
    case 'number':
      return question.body.unit === null || question.body.asksUnit
        ? []
        : [`In ${question.body.unit}`];
    case 'text':
      return [];
  }
}

function letterOf(at: number): string {
  return String.fromCharCode(65 + at);
}
