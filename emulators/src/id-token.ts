/** The value that rules see as `request.auth`. */
export type Auth = { uid: string; token: Record<string, unknown> };

/** Returns the header's token, with the scheme "Bearer" for Firestore or "Firebase" for Storage. */
export function readToken(authorization: string | undefined): string | null {
  return authorization?.match(/^(?:Bearer|Firebase) (.+)$/)?.[1] ?? null;
}

/**
 * Reads the claims of an ID token; null for any other text. Neither signature nor time is checked,
 * since the emulator's tokens are unsigned and those of tests expired long ago.
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
