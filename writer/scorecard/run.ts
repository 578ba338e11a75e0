import { readArguments } from './arguments.ts';
import { breakdownLines, documentLines, scorecardLines } from './print.ts';
import { scoreQuizzes } from './score.ts';
import type { ScoredQuiz } from './scored-quiz.ts';
import { loadDocuments } from './sources/load-documents.ts';
import { writeScored } from './writers/write-scored.ts';

const FEW_DOCUMENTS = 12;

/** Scores a writer's questions over documents; ends with 1 where a hard row is missed. */
const { place, json, documents: listsDocuments, ...options } = readArguments(process.argv.slice(2));
const sources = await loadDocuments(place);
const [first] = sources;
// The language model is loaded once; its time belongs to no document.
if (first && options.writer === 'offline') await writeScored(first, options);

const quizzes: ScoredQuiz[] = [];
for (const source of sources) quizzes.push(await writeScored(source, options));
const results = scoreQuizzes(quizzes);
if (json) {
  const each = quizzes.map((quiz) => ({
    title: quiz.document.title,
    rows: scoreQuizzes([quiz]),
    items: quiz.items,
  }));
  console.log(JSON.stringify({ options, overall: results, documents: each }, null, 2));
} else {
  const items = quizzes.reduce((sum, quiz) => sum + quiz.items.length, 0);
  console.log(`${options.writer} writer, ${items} items from ${quizzes.length} documents\n`);
  console.log([...scorecardLines(results), '', ...breakdownLines(quizzes)].join('\n'));
  if (listsDocuments || quizzes.length <= FEW_DOCUMENTS)
    console.log(['', ...documentLines(quizzes)].join('\n'));
}
if (results.some(({ isHard, isMet }) => isHard && !isMet)) process.exitCode = 1;
