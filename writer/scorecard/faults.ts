import { loadGlossary } from '../src/subject/glossary.ts';
import { readArguments } from './arguments.ts';
import { catchFaults, type Caught } from './faults/catch-faults.ts';
import { catchSecondAnswers } from './faults/catch-second-answers.ts';
import { aligned } from './print.ts';
import { ratio, spell } from './row.ts';
import { loadDocuments } from './sources/load-documents.ts';
import { writeAll } from './writers/write-or-say.ts';

const BAR = 0.95;
/** A second right answer in other words is harder to find, and each false alarm costs a question. */
const SECOND_ANSWER_BAR = 0.9;
const SHOWN = 3;

/** Says which planted faults the validator finds; ends with 1 where it finds too few of a kind. */
const { place, json, ...options } = readArguments(process.argv.slice(2));
const quizzes = await writeAll(await loadDocuments(place), options);
const results = [
  ...catchFaults(quizzes).map((caught) => judge(caught, BAR)),
  ...catchSecondAnswers(quizzes, await loadGlossary()).map((caught) =>
    judge(caught, SECOND_ANSWER_BAR),
  ),
];

if (json) console.log(JSON.stringify(results, null, 2));
else {
  const cells = results.map(({ fault, planted, caught, share, isMet }) => [
    fault,
    `${caught} of ${planted}`,
    share === null ? '–' : spell(share, 'share'),
    share === null ? '' : isMet ? 'ok' : 'MISS',
  ]);
  console.log(aligned([['planted fault', 'caught', 'share', ''], ...cells]).join('\n'));
  for (const { fault, missed } of results)
    for (const text of missed.slice(0, SHOWN)) console.log(`  missed ${fault}: ${text}`);
}
if (results.some(({ isMet }) => !isMet)) process.exitCode = 1;

function judge(result: Caught, bar: number) {
  const share = ratio([result.caught, result.planted]);
  return { ...result, share, isMet: share === null || share >= bar };
}
