/** What to say, and which field it is about; null where it is about the whole form. */
export type AccountError = { field: 'email' | 'password' | null; message: string };
