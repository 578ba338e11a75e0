/** Cuts the requested page from a list as the server does; `next` is the cursor after it. */
export function takePage<Item>(items: readonly Item[], request: Request) {
  const { searchParams } = new URL(request.url);
  const start = Number(searchParams.get('before')?.slice('after-'.length) ?? 0);
  const end = start + Number(searchParams.get('limit') ?? items.length);
  return { page: items.slice(start, end), next: end < items.length ? `after-${end}` : null };
}
