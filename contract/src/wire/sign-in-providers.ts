import * as z from 'zod/mini';

/** Firebase's names: `saml.` and `oidc.` are of a deployment's own making. */
export const providerIdSchema = z
  .string()
  .check(
    z.regex(
      /^(google\.com|microsoft\.com|(saml|oidc)\.[a-z0-9.-]+)$/,
      'Sign-in providers are google.com, microsoft.com, saml.NAME and oidc.NAME.',
    ),
  );

/** A way to sign in without a password of ours, as a button says it. */
export const signInProviderSchema = z.object({
  id: providerIdSchema,
  label: z.string(),
  /** Which directory Microsoft asks; null where it asks all, and with all other providers. */
  tenant: z.nullable(z.string()),
});
export type SignInProvider = z.infer<typeof signInProviderSchema>;
