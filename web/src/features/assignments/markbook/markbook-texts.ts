/** What the markbook says. */
export const texts = {
  loading: 'Loading the markbook…',
  loadFailed: 'The markbook could not be loaded.',
  nobody: 'Nobody is in this class yet',
  nobodyText: 'Show your students the code of the class, or import a list of them.',
  nothing: 'Nothing is assigned yet',
  nothingText: 'Assign a quiz to this class: its marks appear here.',
  averages: 'Averages are of what is handed in; what is missing does not count as zero.',
} as const;
