import { providerIdSchema } from '@study-assistant/contract/wire/sign-in-providers';
import type * as z from 'zod/mini';

/** A provider of a deployment, and what its button says. */
type Named = { id: string; label: string };

const LABELS: Record<string, string> = { 'google.com': 'Google', 'microsoft.com': 'Microsoft' };

/** Reads `google.com, saml.city=City account`: one of Google's or Microsoft's needs no label. */
export function readProviders(text: string, context: z.core.ParsePayload): Named[] {
  const entries = text.split(',').map((entry) => entry.trim());
  const named = entries.filter((entry) => entry !== '').map(readEntry);
  const wrong = named.find(({ id }) => !providerIdSchema.safeParse(id).success);
  const nameless = named.find(({ label }) => label === '');
  const twice = named.find(({ id }, at) => named.findIndex((other) => other.id === id) !== at);
  const message =
    (wrong && `"${wrong.id}" is none of google.com, microsoft.com, saml.NAME and oidc.NAME`) ??
    (nameless && `say what its button says, as in ${nameless.id}=School account`) ??
    (twice && `${twice.id} stands there twice`);
  if (message) context.issues.push({ code: 'custom', message, input: text });
  return named;
}

function readEntry(entry: string): Named {
  const [id = '', label = LABELS[id.trim().toLowerCase()] ?? ''] = entry.split('=', 2);
  return { id: id.trim().toLowerCase(), label: label.trim() };
}
