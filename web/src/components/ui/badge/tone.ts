/** What a colour says; words or a sign always say it too. */
export type Tone = 'brand' | 'good' | 'orange' | 'warn' | 'bad';
