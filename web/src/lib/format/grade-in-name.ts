import type { Grade } from '@study-assistant/contract/people/accounts';
import { GRADES } from '@study-assistant/contract/wire/constants';

const SAID = /(?<![a-z])gr(?:ade|\.)?\s?(\d{1,2})(?!\d)|(?<!\d)(\d{1,2})th\s+grade/gi;
/** A number alone or with the letter of a class, as in "7B" and "Science 10 a". */
const OF_CLASS = /(?<![\d.])(\d{1,2})(?:\s?[a-z])?(?![a-z\d])/gi;

/** The grade that the name of a file says, as in "Rivers grade 7.docx"; null where it says none. */
export function gradeInFileName(name: string): Grade | null {
  return findGrade(name, SAID);
}

/** The same of the name of a class, where a number alone means a grade. */
export function gradeInClassName(name: string): Grade | null {
  return findGrade(name, SAID) ?? findGrade(name, OF_CLASS);
}

function findGrade(name: string, pattern: RegExp): Grade | null {
  const numbers = [...name.replace(/[_-]+/g, ' ').matchAll(pattern)].map(
    ([, before, after = before]) => before ?? after,
  );
  return GRADES.find((grade) => numbers.includes(grade)) ?? null;
}
