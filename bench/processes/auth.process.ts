import { startAuthServer } from '@study-assistant/emulators/auth/server';
import { generateAccounts } from '../school/generate-accounts.ts';
import { PROJECT_ID, type SchoolPlan } from '../school/school-plan.ts';
import { answerParent } from './answer-parent.ts';

/** The local Auth with everybody's account, in a separate process whose costs are not the app's. */
const plan = JSON.parse(process.argv[2] ?? '') as SchoolPlan;
const HOST = '127.0.0.1';

const { port } = await startAuthServer(PROJECT_ID, { host: HOST, port: 0 });
await generateAccounts(`http://${HOST}:${port}`, plan);
answerParent({ host: `${HOST}:${port}` }, {});
