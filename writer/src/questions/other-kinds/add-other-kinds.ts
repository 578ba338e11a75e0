import { toTermId } from '../../language/term-id.ts';
import type { WriteRequest } from '../../writer.ts';
import { CHECK, FILLED_TO, LIKELY, type Chosen } from '../choose-questions.ts';
import type { RatedQuestion } from '../rated/rate-questions.ts';
import type { DocumentIndex } from '../wrong-answers/document-index.ts';
import { createAsked, type TakenQuestion } from './asked.ts';
import type { OtherQuestion } from './other-question.ts';
import { writeOtherKinds } from './write-other-kinds.ts';

/** A quiz of choices, and what other kinds add to it. */
type Added = { chosen: Chosen; others: OtherQuestion[]; spares: OtherQuestion[] };

/**
 * Adds questions of the other kinds that were asked for behind the sure ones. A good one of them is
 * preferred to a choice that is to be checked, which waits as a draft instead.
 */
export async function addOtherKinds(
  request: WriteRequest,
  chosen: Chosen,
  { index, rated }: { index: DocumentIndex; rated: readonly RatedQuestion[] },
): Promise<Added> {
  const { otherKinds = [], numQuestions } = request.settings;
  const isFilled = otherKinds.length > 0;
  // A quiz that has all that was asked for needs no spares.
  if (chosen.sure.length + (isFilled ? 0 : chosen.check.length) >= numQuestions)
    return { chosen, others: [], spares: [] };
  const taken = [...chosen.sure, ...(isFilled ? [] : chosen.check)].map(toTaken);
  const { questions, spares } = await writeOtherKinds(request, { index, rated, taken });
  if (!isFilled) return { chosen, others: questions, spares };
  const asked = createAsked([], index.analysis);
  for (const one of questions) asked.note(toMarks(one));
  const there = chosen.sure.length + questions.length;
  const check = chosen.check
    .filter(({ proposal }) => !asked.has({ ids: [proposal.id], places: [proposal.sentence.index] }))
    .filter(({ confidence }, at) => there + at < (confidence >= LIKELY ? numQuestions : FILLED_TO));
  const kept = createAsked(check.map(toTaken), index.analysis);
  return {
    chosen: {
      sure: chosen.sure,
      check,
      drafts: [
        ...chosen.check.filter((one) => one.confidence >= CHECK && !check.includes(one)),
        ...chosen.drafts,
      ],
    },
    others: questions,
    spares: spares.filter((one) => !kept.has(toMarks(one))),
  };
}

function toTaken({ proposal: { key, sentence } }: RatedQuestion): TakenQuestion {
  const source = { page: sentence.page, section: sentence.heading, quote: sentence.quote };
  return { options: [key], correctAnswer: 0, source };
}

function toMarks({ answers, places }: OtherQuestion): { ids: string[]; places: readonly number[] } {
  return { ids: answers.map(toTermId), places };
}
