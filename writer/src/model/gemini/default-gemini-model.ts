/** The model unless a setting names one; names are retired within about a year. */
export const DEFAULT_GEMINI_MODEL = 'gemini-2.5-flash';
