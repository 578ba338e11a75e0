import { readArguments } from './arguments.ts';
import { catchFaults } from './faults/catch-faults.ts';
import { aligned } from './print.ts';
import { ratio, spell } from './row.ts';
import type { ScoredQuiz } from './scored-quiz.ts';
import { loadDocuments } from './sources/load-documents.ts';
import { writeScored } from './writers/write-scored.ts';

const BAR = 0.95;
const SHOWN = 3;

/** Says which planted faults the validator finds; ends with 1 where it finds too few of a kind. */
const { place, json, ...options } = readArguments(process.argv.slice(2));
const quizzes: ScoredQuiz[] = [];
for (const source of await loadDocuments(place)) quizzes.push(await writeScored(source, options));
const results = catchFaults(quizzes);
const shares = results.map(({ caught, planted }) => ratio([caught, planted]));

if (json) console.log(JSON.stringify(results, null, 2));
else {
  const cells = results.map(({ fault, planted, caught }, at) => {
    const share = shares[at] ?? null;
    const verdict = share === null ? '' : share >= BAR ? 'ok' : 'MISS';
    return [
      fault,
      `${caught} of ${planted}`,
      share === null ? '–' : spell(share, 'share'),
      verdict,
    ];
  });
  console.log(aligned([['planted fault', 'caught', 'share', ''], ...cells]).join('\n'));
  for (const { fault, missed } of results)
    for (const text of missed.slice(0, SHOWN)) console.log(`  missed ${fault}: ${text}`);
}
if (shares.some((share) => share !== null && share < BAR)) process.exitCode = 1;
