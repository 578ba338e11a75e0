import { readConfig } from '../functions/src/platform/settings/config.ts';
import { createServices } from '../functions/src/server/services.ts';
import { withProject } from './connect-project.ts';

/** `npm run reconcile [project id]` runs the nightly jobs of every school now. */
await withProject(process.argv[2], (app) => createServices(app, readConfig()).reconcile());
