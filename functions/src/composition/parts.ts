import type { Config } from '../platform/config.ts';
import type { Adapters } from './adapters.ts';
import type { Repositories } from './repositories.ts';
import type { Writing } from './writing.ts';

/** What a builder takes the functions from that it gives to its services. */
export type Parts = Adapters & {
  config: Config;
  repositories: Repositories;
  writing: Writing;
};
