import type { AskedQuestion, Finding } from '@study-assistant/contract/materials/material-passages';
import type { Material } from '@study-assistant/contract/materials/materials';
import type { ReadFile } from '@study-assistant/exchange/read-item';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { lookForPassages } from '../../../queries/passages.ts';
import {
  toAskedQuestion,
  toOpenQuestion,
  toTaken,
  type TakenSource,
} from '../passages/to-asked-question.ts';

/** What a material says of one question of the file. */
export type Proof = {
  /** Null where it has no passage. */
  source: TakenSource | null;
  /** The place of the answer that the passage proves, of a question without a key. */
  place: number | null;
};

type Reading = {
  read: ReadFile | null;
  chosen: ReadonlySet<number>;
  keys: ReadonlyMap<number, number>;
};

type Asked = { index: number; question: AskedQuestion; place: number | null };
type Found = { of: ReadFile; proofs: ReadonlyMap<number, Proof>; isCut: boolean };

const NONE: ReadonlyMap<number, Proof> = new Map();

/** Proofs of a file's questions in a material, and which of them their teacher leaves. */
export function useProofs({ read, chosen, keys }: Reading) {
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async ({ of, material }: { of: ReadFile; material: Material }): Promise<Found> => {
      const asked = listAsked({ read: of, chosen, keys });
      const { findings, isCut } = await lookForPassages(
        material.id,
        asked.map(({ question }) => question),
      );
      const proofs = asked.flatMap(({ index, place }, at) => {
        const finding = findings[at];
        return finding ? [[index, toProof(finding, place, material.name)] as const] : [];
      });
      return { of, proofs: new Map(proofs), isCut };
    },
    onSuccess: () => setLeft(new Set()),
  });
  // What was found for another file says nothing of this one.
  const found = data && data.of === read ? data : null;
  const proofs = found?.proofs ?? NONE;

  function sourceOf(index: number): TakenSource | null {
    const proof = proofs.get(index);
    const isOfThisKey = !keys.has(index) || keys.get(index) === proof?.place;
    return proof && isOfThisKey && !left.has(index) ? proof.source : null;
  }

  function take(index: number, isTaken: boolean) {
    const next = new Set(left);
    if (isTaken) next.delete(index);
    else next.add(index);
    setLeft(next);
  }

  return {
    ...{ proofs, sourceOf, take, error },
    isFinding: isPending,
    find: (material: Material) => read && mutate({ of: read, material }),
    sum: found && sumUp(found),
  };
}

/** What is wanted of the file, and what has no key yet. */
function listAsked({ read, chosen, keys }: Reading): Asked[] {
  return (read?.items ?? []).flatMap(({ question, choices }, index) => {
    const place = keys.get(index) ?? null;
    const keyed = question ?? (place === null ? undefined : choices?.[place]?.question);
    if (keyed && !chosen.has(index)) return [];
    const asked = keyed ? toAskedQuestion(keyed) : choices ? toOpenQuestion(choices) : null;
    return asked ? [{ index, question: asked, place }] : [];
  });
}

function toProof(
  { passage, proposed }: Finding,
  place: number | null,
  materialName: string,
): Proof {
  return { source: passage && toTaken(passage, materialName), place: place ?? proposed };
}

function sumUp({ proofs, isCut }: Found): string {
  const proven = [...proofs.values()].filter(({ source }) => source !== null).length;
  const cut = isCut ? ' Only the beginning of this long material was looked through.' : '';
  return `Passages were found for ${proven} of ${proofs.size}.${cut}`;
}
