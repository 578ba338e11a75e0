/** A line of the list; `mend` says what to do, and is null when nothing is wrong. */
export type Finding = { what: string; mend: string | null };
