/** The page of a list that a request asks for, as the server cuts it; `next` leads behind it. */
export function takePage<Item>(items: readonly Item[], request: Request) {
  const { searchParams } = new URL(request.url);
  const start = Number(searchParams.get('before')?.slice('after-'.length) ?? 0);
  const end = start + Number(searchParams.get('limit') ?? items.length);
  return { page: items.slice(start, end), next: end < items.length ? `after-${end}` : null };
}
