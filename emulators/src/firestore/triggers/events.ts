import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import protobuf from 'protobufjs';
import { readAuth } from '../../id-token.ts';
import type { DocumentChange } from '../engine/engine.ts';
import type { Caller } from '../guard/guard.ts';
import { joinFieldPath } from '../protocol/field-path.ts';
import type { Document, Value } from '../protocol/messages.ts';
import { listFields } from '../protocol/nested-values.ts';
import { describeFirestoreService } from '../protocol/protos.ts';
import { decodeToJson } from '../rest/proto-json.ts';
import type { Kind, Trigger } from './trigger.ts';

/** Something that happened to one document. */
export type DocumentEvent = DocumentChange & {
  kind: Exclude<Kind, 'written'>;
  /** The document's path below its database. */
  path: string;
  /** RFC 3339. */
  time: string;
  /** Who has written; null if nobody has asked. */
  caller: Caller | null;
};

/** An event in the form in which the Functions emulator takes it. */
export type Delivery = { headers: Record<string, string>; body: string };

/** A write that changes nothing is no event. */
export function kindOf({ before, after }: DocumentChange): DocumentEvent['kind'] | null {
  if (!before || !after) return after ? 'created' : before && 'deleted';
  return isDeepStrictEqual(before.fields ?? {}, after.fields ?? {}) ? null : 'updated';
}

export function toDelivery(trigger: Trigger, event: DocumentEvent): Delivery {
  return trigger.generation === 1 ? toFirst(trigger, event) : toSecond(trigger, event);
}

type Data = {
  value?: Document | undefined;
  oldValue?: Document | undefined;
  updateMask?: { fieldPaths: string[] };
};

/** JSON; a document that is not there is an empty object. */
function toFirst({ eventType }: Trigger, event: DocumentEvent): Delivery {
  const type = describeEventData();
  const { name, time } = event;
  const data = decodeToJson(type, encode(type, toData(event))) as object;
  const context = {
    eventId: randomUUID(),
    timestamp: time,
    eventType,
    resource: { service: 'firestore.googleapis.com', name },
  };
  const body = JSON.stringify({ context, data: { value: {}, oldValue: {}, ...data } });
  return { headers: { 'Content-Type': 'application/json' }, body };
}

/**
 * A CloudEvent in binary mode, whose body the Functions emulator wants in Base64. A path may have
 * letters that no header can, which are escaped as CloudEvents say.
 */
function toSecond({ eventType, projectId, databaseId, wantsAuth }: Trigger, event: DocumentEvent) {
  const type = describeEventData();
  const attributes = {
    specversion: '1.0',
    id: randomUUID(),
    type: eventType,
    source: `//firestore.googleapis.com/projects/${projectId}/databases/${databaseId}`,
    subject: `documents/${event.path}`,
    time: event.time,
    datacontenttype: 'application/protobuf',
    dataschema:
      'https://github.com/googleapis/google-cloudevents/blob/main/proto/google/events/cloud/firestore/v1/data.proto',
    project: projectId,
    database: databaseId,
    namespace: '(default)',
    document: event.path,
    location: 'nam5',
    ...(wantsAuth && describeCaller(projectId, event.caller)),
  };
  const headers = Object.entries(attributes).map(([name, value]) => [
    `ce-${name}`,
    value.replace(/[^ !#-$&-~]/gu, encodeURIComponent),
  ]);
  return {
    headers: {
      ...(Object.fromEntries(headers) as Record<string, string>),
      'Content-Type': 'application/protobuf',
    },
    body: encode(type, toData(event)).toString('base64'),
  };
}

/** The cloud calls a user of Firebase Auth "unknown", and names its id. */
function describeCaller(projectId: string, caller: Caller | null): Record<string, string> {
  if (!caller || caller.isOwner) {
    const authid = `firebase-adminsdk@${projectId}.iam.gserviceaccount.com`;
    return { authtype: 'service_account', authid };
  }
  const auth = caller.token === null ? null : readAuth(caller.token);
  return auth ? { authtype: 'unknown', authid: auth.uid } : { authtype: 'unauthenticated' };
}

function toData({ before, after, kind }: DocumentEvent): Data {
  return {
    ...(after && { value: after }),
    ...(before && { oldValue: before }),
    ...(kind === 'updated' && {
      updateMask: { fieldPaths: listChanges(before?.fields ?? {}, after?.fields ?? {}, []) },
    }),
  };
}

type Fields = Record<string, Value>;

/** The paths of what differs, as deep as maps go. */
function listChanges(before: Fields, after: Fields, above: string[]): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => {
    const [old, now] = [before[name], after[name]];
    if (isDeepStrictEqual(old, now)) return [];
    const path = [...above, name];
    const [oldFields, nowFields] = [old && listFields(old), now && listFields(now)];
    if (oldFields && nowFields) return listChanges(oldFields, nowFields, path);
    return [joinFieldPath(path)];
  });
}

function encode(type: protobuf.Type, data: Data): Buffer {
  return Buffer.from(type.encode(type.fromObject(data)).finish());
}

let eventData: protobuf.Type | null = null;

/** google.events.cloud.firestore.v1.DocumentEventData, whose documents have Firestore's own numbers. */
function describeEventData(): protobuf.Type {
  if (eventData) return eventData;
  const { root } = describeFirestoreService();
  eventData = new protobuf.Type('DocumentEventData')
    .add(new protobuf.Field('value', 1, 'google.firestore.v1.Document'))
    .add(new protobuf.Field('oldValue', 2, 'google.firestore.v1.Document'))
    .add(new protobuf.Field('updateMask', 3, 'google.firestore.v1.DocumentMask'));
  root.add(eventData);
  eventData.resolveAll();
  return eventData;
}
