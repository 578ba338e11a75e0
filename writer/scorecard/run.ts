import { readArguments } from './arguments.ts';
import { breakdownLines, documentLines, scorecardLines } from './print.ts';
import type { ScoredDocument, ScoredQuiz } from './scored-quiz.ts';
import { loadDocuments } from './sources/load-documents.ts';
import { writeScorecard } from './write-scorecard.ts';
import { writeLevels } from './writers/write-levels.ts';
import { writeAll, writeOrSay } from './writers/write-or-say.ts';
import type { WriteOptions } from './writers/write-scored.ts';

const FEW_DOCUMENTS = 12;
/** A model is paid for each quiz, and human authors have written theirs. */
const WRITE_LEVELS: ReadonlySet<WriteOptions['writer']> = new Set(['offline', 'naive']);

/** Scores a writer's questions over documents; ends with 1 where a hard row is missed. */
const { place, json, documents: listsDocuments, ...options } = readArguments(process.argv.slice(2));
const sources = await loadDocuments(place);
const [first] = sources;
// The language model is loaded once; its time belongs to no document.
if (first && options.writer === 'offline') await writeOrSay(first, options, () => undefined);

const quizzes = await writeBy(options.writer, sources);
const groups = writeScorecard(quizzes, {
  naive: await writeBy('naive', quizzes),
  human: await writeBy('human', quizzes),
});
if (json) {
  const each = quizzes.map((quiz) => ({
    title: quiz.document.title,
    groups: writeScorecard([quiz], {}),
    items: quiz.items,
    drafts: quiz.drafts,
  }));
  console.log(JSON.stringify({ options, overall: groups, documents: each }, null, 2));
} else {
  const items = quizzes.reduce((sum, quiz) => sum + quiz.items.length, 0);
  console.log(`${options.writer} writer, ${items} items from ${quizzes.length} documents`);
  console.log([...scorecardLines(groups), '', ...breakdownLines(quizzes)].join('\n'));
  if (listsDocuments || quizzes.length <= FEW_DOCUMENTS)
    console.log(['', ...documentLines(quizzes)].join('\n'));
}
const results = groups.flatMap((group) => group.results);
if (results.some(({ isHard, isMet }) => isHard && !isMet)) process.exitCode = 1;

async function writeBy(
  writer: WriteOptions['writer'],
  documents: readonly ScoredDocument[],
): Promise<ScoredQuiz[]> {
  const settings = { ...options, writer };
  const written = await writeAll(documents, settings);
  if (!WRITE_LEVELS.has(writer)) return written;
  const graded: ScoredQuiz[] = [];
  for (const quiz of written) graded.push(await writeLevels(quiz, settings));
  return graded;
}
