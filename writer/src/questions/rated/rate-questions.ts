import type { Toughness } from '@study-assistant/contract/quizzes/quizzes';
import { breathe } from '../../breathe.ts';
import { predict } from '../../learned/boosted-trees.ts';
import { loadModels, type Models } from '../../learned/models.ts';
import { listPlainProposals, listProposals } from '../proposals/list-proposals.ts';
import type { Proposal } from '../proposals/proposal.ts';
import { describeQuestion } from '../worth/question-features.ts';
import type { DocumentIndex } from '../wrong-answers/document-index.ts';
import { rankSiblings } from '../wrong-answers/rank-siblings.ts';
import { rankWrongAnswers, type WrongAnswer } from '../wrong-answers/rank-wrong-answers.ts';
import { chooseThree, isOddOne } from './choose-three.ts';

export type RatedQuestion = {
  proposal: Proposal;
  /** All wrong answers that pass, the most plausible first. */
  ranked: WrongAnswer[];
  /** The three printed ones; null when no three fit together. */
  three: WrongAnswer[] | null;
  /** How likely a teacher is to keep stem and key, 0 to 1. */
  worth: number;
  /** How likely she is to print it unchanged, 0 to 1. */
  confidence: number;
  /** 0 for easy to 1 for hard, among the questions of this document. */
  difficulty: number;
};

/** Questions of less worth get no wrong answers. */
const LEAST_WORTH = 0.15;
/** How many are rated for each question requested, and at least. */
const RATED_PER_QUESTION = 5;
const LEAST_RATED = 120;
const BREATH = 20;
/** A blank in a copied sentence is never sure. */
const BLANK = 0.6;
/** Nor is, mostly, an answer that shows by its name that it is none of the other three. */
const ODD_ONE = 0.8;

type Wanted = { toughness: Toughness; numQuestions: number };

/** Rates every question of the document, with its best wrong answers and its confidence. */
export async function rateQuestions(
  index: DocumentIndex,
  wanted: Wanted,
  signal?: AbortSignal,
): Promise<RatedQuestion[]> {
  const models = await loadModels();
  return rateAll(listProposals(index, models), LEAST_WORTH, index, models, wanted, signal);
}

/** Rates the plainest questions, for a document that gives no others, or no more. */
export async function ratePlainQuestions(
  index: DocumentIndex,
  wanted: Wanted,
  signal?: AbortSignal,
): Promise<RatedQuestion[]> {
  return rateAll(listPlainProposals(index.analysis), 0, index, await loadModels(), wanted, signal);
}

async function rateAll(
  proposals: readonly Proposal[],
  least: number,
  index: DocumentIndex,
  models: Models,
  { toughness, numQuestions }: Wanted,
  signal?: AbortSignal,
): Promise<RatedQuestion[]> {
  const worthwhile = proposals
    .map((proposal) => ({
      proposal,
      worth: proposal.concept
        ? proposal.support
        : predict(models.question, describeQuestion(proposal, index)),
    }))
    .filter(({ worth }) => worth >= least)
    .sort((a, b) => b.worth - a.worth)
    .slice(0, Math.max(LEAST_RATED, RATED_PER_QUESTION * numQuestions));
  const done: RatedQuestion[] = [];
  for (const [at, { proposal, worth }] of worthwhile.entries()) {
    if (at % BREATH === 0) await breathe(signal);
    done.push(rate(proposal, worth, toughness, index, models));
  }
  return setDifficulties(done, index);
}

function rate(
  proposal: Proposal,
  worth: number,
  toughness: Toughness,
  index: DocumentIndex,
  models: Models,
): RatedQuestion {
  const ranked = proposal.concept
    ? rankSiblings(
        proposal.concept,
        { ...proposal, quote: proposal.sentence.quote },
        index,
        models.pair,
      )
    : rankWrongAnswers(proposal, index, models.pair);
  const three = chooseThree(proposal, ranked, toughness, index);
  const odd = three && isOddOne(proposal.key, three) ? ODD_ONE : 1;
  const confidence = three ? odd * rateConfidence(proposal, worth, three) : 0;
  return { proposal, ranked, three, worth, confidence, difficulty: 0 };
}

/**
 * Multiplies worth by the plausibility of the wrong answers, mostly of the least plausible one. In
 * a set of the catalogue they are of one kind anyway, so worth decides; elsewhere they do.
 */
function rateConfidence(
  { kind, concept }: Proposal,
  worth: number,
  three: readonly WrongAnswer[],
): number {
  const [least = 0, second = 0, most = 0] = three
    .map(({ plausibility }) => plausibility)
    .sort((a, b) => a - b);
  const plausibility = least * Math.sqrt(second * most);
  if (concept) return worth * plausibility ** 0.25;
  return (kind === 'blank' ? BLANK : 1) * Math.sqrt(worth) * plausibility;
}

/** Ranks difficulty within the document: a rare term among similar ones is hard. */
function setDifficulties(rated: readonly RatedQuestion[], index: DocumentIndex): RatedQuestion[] {
  const { vectors } = index.analysis;
  const raw = rated.map(({ proposal, ranked }) => {
    const nearest = ranked
      .slice(0, 3)
      .reduce((sum, { text }) => sum + vectors.similarity(proposal.key, text), 0);
    return nearest / 3 - 0.15 * Math.log(1 + index.placesOf(proposal.id).mentions);
  });
  // Questions about one term are equally hard.
  const byTerm = new Map<string, number>();
  rated.forEach(({ proposal, three }, at) => {
    if (three && !byTerm.has(proposal.id)) byTerm.set(proposal.id, raw[at] ?? 0);
  });
  const order = [...byTerm].sort(([, a], [, b]) => a - b).map(([id]) => id);
  const places = new Map(order.map((id, place) => [id, place / Math.max(1, order.length - 1)]));
  return rated.map((one) => ({ ...one, difficulty: places.get(one.proposal.id) ?? 0.5 }));
}
