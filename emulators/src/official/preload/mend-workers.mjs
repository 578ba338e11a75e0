/** The functions' workers and their child processes load this before their own code. */
const worker = new URL('../worker/check-revocation-when-asked.mjs', import.meta.url);
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import=${worker.href}`.trim();
