/** The functions' workers, and what they start, load this ahead of their own code. */
const worker = new URL('../worker/check-revocation-when-asked.mjs', import.meta.url);
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import=${worker.href}`.trim();
