/** Takes 0 to 100. */
export function performanceLabel(percentage: number): 'Excellent' | 'Good' | 'Keep Trying' {
  if (percentage >= 80) return 'Excellent';
  return percentage >= 60 ? 'Good' : 'Keep Trying';
}
