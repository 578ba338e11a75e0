import { TASKS } from '../../functions/src/platform/tasks/tasks.ts';
import { discoverFunctions, type FunctionEndpoint } from './discover-functions.ts';
import type { Finding } from './finding.ts';

const LOADED = 'The built functions load with these settings';
const SECRETS = 'The secret of the model is bound where the model is asked';

export async function checkFunctions(settings: Record<string, string>): Promise<Finding[]> {
  try {
    const functions = await discoverFunctions(settings);
    const mend = findUnbound(functions, settings.AI_PROVIDER === 'gemini');
    return [
      { what: LOADED, mend: null },
      { what: SECRETS, mend },
    ];
  } catch (error) {
    return [{ what: LOADED, mend: `Run npm run build. They said: ${lastWords(error)}` }];
  }
}

/** Finds functions that ask the model without its key, or have the key without asking. */
export function findUnbound(
  functions: ReadonlyMap<string, FunctionEndpoint>,
  isAsked: boolean,
): string | null {
  const asking = Object.values(TASKS).filter(({ asksModel }) => asksModel);
  const expected = new Set(isAsked ? ['api', ...asking.map(({ name }) => name)] : []);
  const wrong = [...functions]
    .filter(([name, endpoint]) => hasKey(endpoint) !== expected.has(name))
    .map(([name]) => name);
  return wrong.length === 0
    ? null
    : `Run npm run build; GEMINI_API_KEY is wrong at ${wrong.join(', ')}.`;
}

function hasKey({ secretEnvironmentVariables = [] }: FunctionEndpoint): boolean {
  return secretEnvironmentVariables.some(({ key }) => key === 'GEMINI_API_KEY');
}

function lastWords(error: unknown): string {
  const { stderr = '', message } = error as { stderr?: string; message: string };
  return /^\w*Error: .*$/m.exec(stderr)?.[0] ?? message;
}
