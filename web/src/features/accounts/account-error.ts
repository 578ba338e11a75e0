/** A message and its field; null when it is about the whole form. */
export type AccountError = { field: 'email' | 'password' | null; message: string };
