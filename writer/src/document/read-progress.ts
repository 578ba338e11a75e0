/** The page of a scan that is being read, of how many. */
export type ReadProgress = { page: number; pages: number };
