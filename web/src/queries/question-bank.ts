import {
  copyQuestions,
  listBankQuestions,
  type BankQuestion,
  type QuestionPlace,
} from '@study-assistant/contract/quizzes/question-bank';
import type { Input, Reply } from '@study-assistant/contract/wire/endpoint';
import { infiniteQueryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { call } from '../lib/api/api-client.ts';
import { inPages, type Page } from '../lib/api/pages.ts';
import { quizQueries } from './quizzes.ts';

/** What a bank is narrowed and ordered by. */
export type BankAsked = Omit<
  NonNullable<Input<typeof listBankQuestions>['query']>,
  'limit' | 'before'
>;

type BankPage = Page<BankQuestion> &
  Pick<Reply<typeof listBankQuestions>, 'found' | 'all' | 'waiting' | 'isFull' | 'topics' | 'tags'>;

/** Soon enough that nobody waits, and no more than some requests a second. */
const ASK_AGAIN_MS = 400;

/** Questions of all quizzes. As long as some are not in it yet, it is asked for again. */
export function bankQuery(asked: BankAsked) {
  return infiniteQueryOptions({
    ...inPages<BankQuestion>(),
    queryKey: ['question-bank', asked],
    queryFn: async ({ pageParam, signal }): Promise<BankPage> => {
      const query = { ...asked, ...pageParam };
      const { questions, ...page } = await call(listBankQuestions, { query }, { signal });
      return { items: questions, ...page };
    },
    select: toBank,
    // Whoever comes back from an edit wants to see it here.
    staleTime: 0,
    // A list that is narrowed further stays in sight; one of other people's questions does not.
    placeholderData: (before, query) => (isOf(asked, query?.queryKey[1]) ? before : undefined),
    refetchInterval: ({ state }) => (state.data?.pages.at(-1)?.waiting ?? 0) > 0 && ASK_AGAIN_MS,
  });
}

function isOf({ whose }: BankAsked, other: unknown): boolean {
  if (typeof other !== 'object' || other === null) return false;
  return ('whose' in other ? other.whose : undefined) === whose;
}

export type Bank = ReturnType<typeof toBank>;

/** What is told of the whole is that of the page which was read last. */
function toBank({ pages }: InfiniteData<BankPage>) {
  const last = pages.at(-1);
  const { found = 0, all = 0, waiting = 0, isFull = false, topics = [], tags = [] } = last ?? {};
  const questions = pages.flatMap(({ items }) => items);
  return { questions, found, all, waiting, isFull, topics, tags };
}

export type CopyTarget = Input<typeof copyQuestions>['body']['into'];
export type CopiedQuestions = Omit<Reply<typeof copyQuestions>, 'success'>;

/** Copies questions into a draft or a new one; the lists that show it are read again. */
export async function copyIntoQuiz(
  questions: readonly QuestionPlace[],
  into: CopyTarget,
  client: QueryClient,
): Promise<CopiedQuestions> {
  const places = questions.map(({ quizId, questionId }) => ({ quizId, questionId }));
  const copied = await call(copyQuestions, { body: { questions: places, into } });
  const { id, teacherId } = copied.quiz;
  for (const { queryKey } of [quizQueries.own(teacherId), quizQueries.one(id)]) {
    void client.invalidateQueries({ queryKey });
  }
  void client.invalidateQueries({ queryKey: ['question-bank'] });
  return copied;
}
