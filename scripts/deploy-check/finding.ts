/** A line of the list; `mend` says what to do, and is null where all is well. */
export type Finding = { what: string; mend: string | null };
