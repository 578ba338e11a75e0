import type { Plugin } from 'esbuild';

export const keepPackagesOutside: Plugin;
