type Header = { key: string; value: string };
type Site = { headers?: { headers: Header[] }[] };
type Config = { hosting?: Site | Site[] };

/**
 * Returns firebase.json with the policy of its pages opened to the local Auth emulator, which has
 * another port than the page, and whose frame and stand-in for Google's script sign in by other providers.
 * The deployed file need not name this computer.
 */
export function allowLocalAuth<T extends Config>(config: T, port: number): T {
  const { hosting } = config;
  if (!hosting) return config;
  const origins = `http://localhost:${port} http://127.0.0.1:${port}`;
  return { ...config, hosting: Array.isArray(hosting) ? hosting.map(open) : open(hosting) };

  function open(site: Site): Site {
    if (!site.headers) return site;
    return {
      ...site,
      headers: site.headers.map((group) => ({ ...group, headers: group.headers.map(openHeader) })),
    };
  }

  function openHeader(header: Header): Header {
    if (header.key.toLowerCase() !== 'content-security-policy') return header;
    const opened = header.value.replace(/\b(connect|script)-src [^;]*/g, `$& ${origins}`);
    const isFraming = header.value.includes('connect-src');
    return { ...header, value: isFraming ? `${opened}; frame-src 'self' ${origins}` : opened };
  }
}
