import { MAX_CLASSES } from '@study-assistant/contract/classes/classes';

export const TOO_MANY_CLASSES = `A student can be in at most ${MAX_CLASSES} classes.`;
