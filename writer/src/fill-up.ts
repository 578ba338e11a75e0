import type { Question } from '@study-assistant/contract/questions/question';
import { analyse } from './facts/analysis.ts';
import { requireEnglish } from './facts/require-english.ts';
import { findTopics } from './facts/topics.ts';
import { assignTopics } from './questions/finish/assign-topics.ts';
import { finishOther } from './questions/other-kinds/finish-other.ts';
import { writeOtherKinds } from './questions/other-kinds/write-other-kinds.ts';
import { rateQuestions } from './questions/rated/rate-questions.ts';
import { indexDocument } from './questions/wrong-answers/document-index.ts';
import type { FilledUp, WriteRequest } from './writer.ts';

/**
 * Finds questions of other kinds in the document for a quiz that another writer wrote.
 *
 * @throws WriterError for a document that is not English
 */
export async function fillUp(request: WriteRequest, taken: readonly Question[]): Promise<FilledUp> {
  const { document, settings, signal } = request;
  requireEnglish(document);
  const analysis = await analyse(document, signal);
  const index = indexDocument(analysis);
  const rated = await rateQuestions(index, settings, signal);
  const { questions, spares } = await writeOtherKinds(request, { index, rated, taken });
  const every = [...questions, ...spares];
  const inUse = [...taken.map(({ topic }) => topic), ...request.topicsInUse];
  const topics = findTopics(analysis, [...new Set(inUse)]);
  const topicOf = assignTopics(analysis, topics, document.title, every);
  const finished = every.map((one, at) => finishOther(one, topicOf[at] ?? document.title));
  return {
    questions: finished.slice(0, questions.length),
    spares: finished.slice(questions.length),
  };
}
