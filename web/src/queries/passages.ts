import {
  findPassages,
  type AskedQuestion,
  type Finding,
} from '@study-assistant/contract/materials/material-passages';
import { MAX_QUESTIONS } from '@study-assistant/contract/wire/constants';
import { call } from '../lib/api/api-client.ts';

export type FoundPassages = { findings: Finding[]; isCut: boolean };

/** Looks through a material for proofs of any number of questions; findings are in their order. */
export async function lookForPassages(
  materialId: string,
  questions: readonly AskedQuestion[],
): Promise<FoundPassages> {
  const found: FoundPassages = { findings: [], isCut: false };
  for (let from = 0; from < questions.length; from += MAX_QUESTIONS) {
    const body = { questions: questions.slice(from, from + MAX_QUESTIONS) };
    const { findings, isCut } = await call(findPassages, { params: { id: materialId }, body });
    found.findings.push(...findings);
    found.isCut = isCut;
  }
  return found;
}
