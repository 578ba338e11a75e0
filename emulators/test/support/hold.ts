/** A program that starts the local Firebase, says so, and stays until it is killed. */
import { startFixture } from './project.ts';

const { pid, ports } = await startFixture();
process.stdout.write(`${JSON.stringify({ pid, ports })}\n`);
