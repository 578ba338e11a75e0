/**
 * Calls a function with the event that a request brings: of the second generation (`cloudevent`) as one
 * object, of the first (`event`) as data and context.
 */
export async function callWithEvent(serve, signature, request) {
  const event = request.header('ce-id') === undefined ? request.body : readBinaryEvent(request);
  if (signature === 'cloudevent') return serve(event);
  const { data, context = { ...event, data: undefined } } = event;
  // Of a resource the SDK wants the name alone, but for files.
  const isOfFile = event.eventType?.startsWith('google.storage');
  if (context.resource?.name && !isOfFile) context.resource = context.resource.name;
  return serve(data, context);
}

/** A CloudEvent in binary mode has its attributes in headers, escaped where they are not ASCII. */
function readBinaryEvent({ headers, body }) {
  const attributes = Object.entries(headers)
    .filter(([name]) => name.startsWith('ce-'))
    .map(([name, value]) => [name.slice('ce-'.length), decodeURIComponent(value)]);
  return { ...Object.fromEntries(attributes), data: body };
}
