/** This program starts the local Firebase, reports it, and runs until it is killed. */
import { startFixture } from './project.ts';

const { pid, ports } = await startFixture();
process.stdout.write(`${JSON.stringify({ pid, ports })}\n`);
