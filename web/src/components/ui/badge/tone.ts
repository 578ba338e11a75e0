/** The meaning of a colour, which a word or an icon always repeats. */
export type Tone = 'brand' | 'good' | 'orange' | 'warn' | 'bad';
