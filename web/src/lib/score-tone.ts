/** The colour of a student's percentage, on every screen that is a student's. Takes 0 to 100. */
export function scoreTone(percentage: number): 'good' | 'warn' | 'bad' {
  if (percentage >= 80) return 'good';
  return percentage >= 60 ? 'warn' : 'bad';
}
