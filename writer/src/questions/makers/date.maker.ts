import type { Analysis } from '../../facts/analysis.ts';
import { formQuestion, type Clause } from '../../language/clause.ts';
import { createRandom } from '../../quiz/seed.ts';
import type { Candidate } from '../candidate.ts';
import { listYearsNear } from '../near-numbers.ts';

const YEAR = /^(?:1[0-9]|20)\d\d$/;

/** "In 1773 …" or "… in 1773.": asks for the year of what the sentence tells. */
export function makeDateItems(analysis: Analysis): Candidate[] {
  const named = analysis.sentences.flatMap((sentence) =>
    sentence.tokens.filter((token) => YEAR.test(token.text)).map((token) => Number(token.text)),
  );
  return analysis.clauses.flatMap((clause) => {
    const item = dateItem(clause, [...new Set(named)]);
    return item ? [item] : [];
  });
}

function dateItem(clause: Clause, named: readonly number[]): Candidate | null {
  const { sentence, lead, end, main } = clause;
  const at = sentence.tokens.findIndex((token) => YEAR.test(token.text));
  const token = sentence.tokens[at];
  if (!token || sentence.tokens[at - 1]?.lower !== 'in') return null;
  if (sentence.tokens.slice(at + 1).some((other) => YEAR.test(other.text))) return null;
  const inLead = lead !== null && at < lead.to;
  if (inLead ? lead.from !== at - 1 || lead.to !== at + 1 : lead !== null || at < main) return null;
  if (!inLead && hasTurnBetween(clause, main, at)) return null;
  const question = formQuestion(clause, inLead ? undefined : { from: at - 1, to: at + 1 });
  if (!question || /[;:—]|, (?:and|but|while) /.test(question) || end - clause.subject.from < 5)
    return null;
  // "did when a student attempted": what the tagger took for the subject is none.
  if (/^\w+ (?:when|where|that|how|if|while|as|after|before)\b/.test(question)) return null;
  const year = Number(token.text);
  return {
    kind: 'date',
    stem: `In which year ${question}?`,
    key: token.text,
    distractors: () => listYearsNear(year, named, createRandom(year)),
    sentence,
    subject: `${sentence.index}`,
    worth: 1.35,
    difficulty: 0.5,
  };
}

/** A year after "who", "which" or a comma dates the side clause, not the sentence. */
function hasTurnBetween(clause: Clause, from: number, to: number): boolean {
  return clause.sentence.tokens
    .slice(from, to)
    .some((token) =>
      /^(?:,|;|who|which|that|when|where|and|but|—|because|after|before|since|until)$/.test(
        token.lower,
      ),
    );
}
