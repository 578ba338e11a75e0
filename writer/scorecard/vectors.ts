/** How near two phrases are in meaning, −1 to 1; 0 where a phrase has no known word. */
export type Vectors = { similarity: (a: string, b: string) => number };
