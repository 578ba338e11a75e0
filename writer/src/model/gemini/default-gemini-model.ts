/** The model where no setting names one; names retire within about a year. */
export const DEFAULT_GEMINI_MODEL = 'gemini-2.5-flash';
