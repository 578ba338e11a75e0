import {
  ExtractionError,
  EXTRACTION_REASONS,
  type ExtractionReason,
} from '@study-assistant/writer/document/extraction-error';

/** What became of a document: 'ok', or the kind of its refusal in the words of a manifest. */
export type Outcome = string;

const namesOfReasons: Partial<Record<ExtractionReason, Outcome>> = {
  damaged: 'corrupt',
  protected: 'encrypted',
  empty: 'no-text',
  'too-old': 'unsupported-old-word',
};

/** Tells the outcome by the sentence that the teacher reads: the API says no more than that. */
export function outcomeOf(sentence: string | null): Outcome {
  if (sentence === null) return 'ok';
  const reason = EXTRACTION_REASONS.find(
    (candidate) => new ExtractionError(candidate).message === sentence,
  );
  if (reason) return namesOfReasons[reason] ?? reason;
  if (/too little text/u.test(sentence)) return 'too-short';
  return /in English/u.test(sentence) ? 'not-english' : 'failed';
}

/** Whether an outcome is what a manifest expects: "ok-recovered" and "ok (OOXML inside)" are ok. */
export function isExpected(outcome: Outcome, expected: string): boolean {
  const plain = expected.replace(/\s*\(.*$/u, '');
  return outcome === plain || (outcome === 'ok' && plain === 'ok-recovered');
}
