/** What rules see as `request.auth`. */
export type Auth = { uid: string; token: Record<string, unknown> };

/** The header's token, whatever scheme it comes with: Firestore's is "Bearer", Storage's "Firebase". */
export function readToken(authorization: string | undefined): string | null {
  return authorization?.match(/^(?:Bearer|Firebase) (.+)$/)?.[1] ?? null;
}

/**
 * Reads the claims of an ID token; null if the text is no such token. The Auth emulator's tokens are unsigned and
 * those of tests expired long ago, so neither signature nor time is looked at.
 */
export function readAuth(token: string): Auth | null {
  const claims = readClaims(token);
  const uid = claims?.['sub'] ?? claims?.['user_id'];
  return claims && typeof uid === 'string' ? { uid, token: claims } : null;
}

function readClaims(token: string): Record<string, unknown> | null {
  const payload = token.split('.')[1];
  if (payload === undefined) return null;
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const isObject = typeof claims === 'object' && claims !== null && !Array.isArray(claims);
    return isObject ? (claims as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
