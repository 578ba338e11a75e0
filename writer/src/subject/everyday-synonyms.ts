/** Everyday words that mean the same in an answer and that WordNet keeps apart, a thing a line. */
export const EVERYDAY_SYNONYMS: readonly string[] = [
  'increase,rise,grow',
  'decrease,decline,fall,drop',
  'growth,expansion',
  'disease,illness,sickness',
  'therapy,treatment',
  'method,technique,procedure',
  'worker,employee',
];
