#!/usr/bin/env node
/** The sources are TypeScript, which Node reads by itself neither in version 20 nor in an installed package. */
import { register } from 'tsx/esm/api';

register();
const { runCommand } = await import('../src/command/run-command.ts');
await runCommand(process.argv.slice(2));
