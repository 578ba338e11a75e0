import type { OtherKind } from '@study-assistant/contract/questions/kind-schemas';
import { breathe } from '../../breathe.ts';
import { loadModels } from '../../learned/models.ts';
import type { WriteRequest } from '../../writer.ts';
import type { RatedQuestion } from '../rated/rate-questions.ts';
import type { DocumentIndex } from '../wrong-answers/document-index.ts';
import { createAsked, type Asked, type TakenQuestion } from './asked.ts';
import { listDated } from './dates/list-dated.ts';
import { proposeNumbers } from './dates/number-questions.ts';
import { proposeOrders } from './dates/order-questions.ts';
import { proposeGaps } from './gaps-questions.ts';
import { listGaps } from './list-gaps.ts';
import { proposeMatches } from './match-questions.ts';
import type { OtherProposal, OtherQuestion } from './other-question.ts';
import { listPassages } from './passages.ts';
import { proposeTrueFalse } from './statements/true-false-questions.ts';
import { findTeaching } from './teaching.ts';

/** Questions of the kinds that were asked for, and of all kinds what else is sound. */
export type OtherQuestions = { questions: OtherQuestion[]; spares: OtherQuestion[] };

const MOST_SPARES = 12;
/** A question to be replaced needs no others beside it. */
const ONE_QUESTION = 1;
/** With more variants of one document only chance keeps them apart. */
const MOST_VARIANTS = 12;
const BREATH = 8;
/** Of several orders the rest comes where nothing else does. */
const MOST_ORDERS = 1;
/** Who learned more dates than these by heart need not be asked them. */
const MOST_NUMBERS = 2;

/**
 * Writes questions of other kinds beside those that a quiz has, as many as are missing where their
 * kinds are asked for. None repeats a sentence or an answer of the quiz or of another.
 */
export async function writeOtherKinds(
  { settings, document, variant, avoid, signal }: WriteRequest,
  {
    index,
    rated,
    taken,
  }: {
    index: DocumentIndex;
    rated: readonly RatedQuestion[];
    taken: readonly TakenQuestion[];
  },
): Promise<OtherQuestions> {
  const kinds = settings.otherKinds ?? [];
  const missing = kinds.length > 0 ? Math.max(0, settings.numQuestions - taken.length) : 0;
  if (missing === 0 && settings.numQuestions === ONE_QUESTION) return { questions: [], spares: [] };
  const models = await loadModels();
  const teaching = findTeaching(index, rated);
  await breathe(signal);
  const passages = listPassages(index.analysis);
  const dated = listDated(index, teaching);
  const gaps = listGaps(passages, index, teaching, document.title);
  await breathe(signal);
  const proposals = [
    ...proposeGaps(gaps, index, models.pair),
    ...proposeTrueFalse(passages, index, teaching, models.pair),
    ...proposeNumbers(dated),
  ].sort((a, b) => b.value - a.value);
  const written = new Map<OtherProposal, OtherQuestion | null>();

  async function take(
    from: readonly OtherProposal[],
    most: number,
    asked: Asked,
    chosen: OtherQuestion[] = [],
  ): Promise<OtherQuestion[]> {
    let waiting: OtherProposal[] = [];
    for (const [at, proposal] of from.entries()) {
      if (chosen.length >= most) break;
      if (asked.has(proposal)) continue;
      if (proposal.kind === 'number' && countOf('number', chosen) >= MOST_NUMBERS) continue;
      if (isTooOften(proposal, chosen)) {
        waiting.push(proposal);
        continue;
      }
      if (at % BREATH === 0) await breathe(signal);
      const known = written.get(proposal);
      const question = known === undefined ? proposal.write() : known;
      written.set(proposal, question);
      if (!question) continue;
      asked.note(proposal);
      chosen.push(question);
      // Beside a false statement there is room for another true one.
      const next = waiting.find((one) => !isTooOften(one, chosen) && !asked.has(one));
      if (!next || chosen.length >= most) continue;
      waiting = waiting.filter((one) => one !== next);
      await take([next], most, asked, chosen);
    }
    return chosen;
  }

  /** Orders come first, since they need several dates; matches use what gaps left over. */
  async function takeAll(
    pool: readonly OtherProposal[],
    which: (kind: OtherKind) => boolean,
    most: number,
    asked: Asked,
  ): Promise<OtherQuestion[]> {
    const open = pool.filter(({ kind }) => which(kind));
    const place = which('match') && most > 1 ? 1 : 0;
    const orders = which('order') && most > 1 ? proposeOrders(dated, asked) : [];
    const chosen = await take(orders, Math.min(most, MOST_ORDERS), asked);
    await take(open, most - place, asked, chosen);
    if (which('match') && chosen.length < most)
      await take(proposeMatches(index, teaching, asked), chosen.length + 1, asked, chosen);
    return take(open, most, asked, chosen);
  }

  const used = new Set<string>();
  for (let turn = Math.max(0, variant - MOST_VARIANTS); ; turn += 1) {
    const asked = createAsked([...taken, ...avoid], index.analysis);
    const pool = [...proposals].sort((a, b) => Number(isUsed(a, used)) - Number(isUsed(b, used)));
    const isWanted = (kind: OtherKind) => kinds.includes(kind);
    const questions = await takeAll(pool, isWanted, missing, asked);
    if (turn >= variant)
      return {
        questions: questions.sort(byPlace),
        spares: (await takeAll(pool, () => true, MOST_SPARES, asked)).sort(
          (a, b) => b.value - a.value,
        ),
      };
    for (const { answers } of questions) for (const answer of answers) used.add(answer);
    for (const proposal of proposals) {
      const question = written.get(proposal);
      if (question && questions.includes(question)) for (const id of proposal.ids) used.add(id);
    }
  }
}

/** Who takes every statement for true, or for false, must not be right more than every other time. */
const MOST_MORE = 1;

function isTooOften({ isTrue }: OtherProposal, chosen: readonly OtherQuestion[]): boolean {
  if (isTrue === undefined) return false;
  const told = chosen.flatMap(({ key }) => (key && 'isTrue' in key ? [key.isTrue] : []));
  const alike = told.filter((one) => one === isTrue).length;
  return alike - (told.length - alike) >= MOST_MORE;
}

function countOf(kind: OtherKind, chosen: readonly OtherQuestion[]): number {
  return chosen.filter((one) => one.kind === kind).length;
}

function isUsed({ ids }: OtherProposal, used: ReadonlySet<string>): boolean {
  return ids.some((id) => used.has(id));
}

function byPlace(a: OtherQuestion, b: OtherQuestion): number {
  return (a.places[0] ?? 0) - (b.places[0] ?? 0);
}
