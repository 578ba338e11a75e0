import { expect, test } from 'vitest';
import { peopleWords } from './people-words.ts';

const nobody = { improved: [], slipped: [], notStarted: [] };

test('says who slipped, who improved and who has not started', () => {
  const text = peopleWords({
    slipped: [{ studentId: 'ada', fullName: 'Ada Byron', before: 90, after: 60 }],
    improved: [{ studentId: 'bo', fullName: 'Bo *Lee*', before: 40, after: 70 }],
    notStarted: [
      { studentId: 'cy', fullName: 'Cy' },
      { studentId: 'di', fullName: 'Di' },
    ],
  });
  expect(text).toBe(
    [
      '## Students',
      '- **Slipped:** Ada Byron (from 90% to 60%)',
      '- **Improved:** Bo Lee (from 40% to 70%)',
      '- **Not started:** Cy, Di',
    ].join('\n'),
  );
});

test('says nothing when there is nobody to name', () => {
  expect(peopleWords(nobody)).toBe('');
});

test('a long list is cut short', () => {
  const notStarted = Array.from({ length: 40 }, (_, index) => ({
    studentId: `s${index}`,
    fullName: `Student ${index + 1}`,
  }));
  expect(peopleWords({ ...nobody, notStarted })).toMatch(/Student 15 and 25 more$/);
});
