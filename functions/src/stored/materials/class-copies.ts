import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import type { ClassRecord } from '../../domain/class/class-record.ts';
import { audienceOf, withClass } from '../../domain/material/material-audience.ts';
import { readDocuments } from '../../platform/firestore/documents.ts';
import { createListVersions } from '../kept/list-versions.repository.ts';
import { materialsOf, storedMaterial } from './stored-material.ts';

type Copied = Pick<ClassRecord, 'id' | 'name' | 'teacherIds'>;

/**
 * Reads the materials that are for a class, for a transaction that changes it, and returns what writes
 * into them what the class is called now and who teaches it, who then see them.
 */
export async function prepareClassCopies(
  school: DocumentReference,
  transaction: Transaction,
  { id, name, teacherIds }: Copied,
): Promise<() => void> {
  const materials = materialsOf(school);
  const found = await transaction.get(materials.where('audience', 'array-contains', id));
  const meant = readDocuments(storedMaterial, found.docs);
  return () => {
    if (meant.length === 0) return;
    for (const material of meant) {
      const classes = withClass(material.classes, { id, name, teacherIds });
      const audience = audienceOf(classes, material.teacherId);
      transaction.update(materials.doc(material.id), { classes, audience });
    }
    createListVersions(school).raise(transaction, 'materials');
  };
}

/** Whether materials have to be told of a change of a class. */
export function isCopied(before: Copied, after: Copied): boolean {
  return before.name !== after.name || before.teacherIds.join(' ') !== after.teacherIds.join(' ');
}
