import { isDeepStrictEqual } from 'node:util';
import {
  NO_SOURCE,
  type PlacedQuestion,
  type Source,
} from '@study-assistant/contract/questions/question';
import type { Draft } from '@study-assistant/contract/quizzes/question-drafts';
import { ApiError } from '../api-error.ts';
import { withoutConfidence } from './review.ts';

/** What a teacher has typed, and what is right by her. */
type Texts = Omit<PlacedQuestion, 'id' | 'source' | 'benchmarkTime' | 'confidence' | 'fact'> & {
  /** A passage that she proves it by, in place of what it had. */
  source?: Source | undefined;
};

type Means = {
  newId: () => string;
  /** Seconds that a prepared student needs. */
  benchmarkTime: (texts: Texts) => number;
};

type Quiz = {
  questions: readonly PlacedQuestion[];
  former: readonly PlacedQuestion[];
  drafts: readonly Draft[];
  spares: readonly PlacedQuestion[];
};

/**
 * The questions after an edit. One that keeps its id keeps its source, since the sentence was found
 * in the document, and the catalogue's fact, and so does one that was a draft; one without an id is the
 * teacher's own and has none. Any of them may be given a passage of a material as its source. One that left the quiz earlier may come back, and a spare one is in it as it was written.
 */
export function editQuestions(
  { questions, former, drafts, spares }: Quiz,
  edited: readonly (Texts & { id?: string | undefined })[],
  { newId, benchmarkTime }: Means,
): PlacedQuestion[] {
  const known = new Map(
    [...spares, ...former, ...questions].map((question) => [question.id, question]),
  );
  const drafted = new Map(drafts.map((draft) => [draft.id, draft]));
  return edited.map(({ id, ...texts }) => {
    if (id === undefined) {
      const source = texts.source ?? NO_SOURCE;
      return { id: newId(), ...texts, source, benchmarkTime: benchmarkTime(texts) };
    }
    const before = known.get(id);
    if (before) return editQuestion(before, texts, benchmarkTime);
    const draft = drafted.get(id);
    if (!draft) throw new ApiError('invalid-request', 'A question is not part of this quiz.');
    const { fact } = draft;
    const source = texts.source ?? draft.source;
    return {
      ...{ id, ...texts, source, benchmarkTime: benchmarkTime(texts) },
      ...(fact !== undefined && { fact }),
    };
  });
}

/**
 * A changed question is its teacher's: how far its writer trusted it says nothing any more. Another kind
 * alone is no word of hers, so that what is to be checked stays so.
 */
function editQuestion(
  before: PlacedQuestion,
  texts: Texts,
  benchmarkTime: Means['benchmarkTime'],
): PlacedQuestion {
  const { kind: _kind, body: _body, key: _key, ...rest } = before;
  const after = { ...rest, ...texts, source: texts.source ?? before.source };
  if (isDeepStrictEqual(after, before)) return before;
  const isSameToRead =
    before.kind === after.kind &&
    before.question === texts.question &&
    isDeepStrictEqual(before.options, texts.options);
  const seconds = isSameToRead ? before.benchmarkTime : benchmarkTime(texts);
  const isStillToCheck = before.kind !== after.kind && before.confidence === 'check';
  return { ...(isStillToCheck ? after : withoutConfidence(after)), benchmarkTime: seconds };
}
