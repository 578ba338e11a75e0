import type { findPassages } from '@study-assistant/contract/materials/material-passages';
import type { Answer, Parsed } from '@study-assistant/contract/wire/endpoint';
import type { FindPassages } from '@study-assistant/writer/processes/writer-process';
import { WriterError } from '@study-assistant/writer/writer';
import { ApiError } from '../../domain/api-error.ts';
import type { Caller } from '../../domain/caller.ts';
import type { MaterialsService } from './materials.service.ts';

type Deps = {
  materialsService: Pick<MaterialsService, 'keptText'>;
  findPassages: FindPassages;
};

export type PassagesService = ReturnType<typeof createPassagesService>;

/** Proofs of a teacher's questions in a material that she may read. */
export function createPassagesService({ materialsService, findPassages: look }: Deps) {
  return {
    async find(
      caller: Caller,
      id: string,
      { questions }: Parsed<typeof findPassages>['body'],
    ): Promise<Answer<typeof findPassages>> {
      const { sections, isCut } = await materialsService.keptText(caller, id);
      try {
        return { findings: await look(sections, questions), isCut };
      } catch (cause) {
        if (!(cause instanceof WriterError)) throw cause;
        const sentence =
          'Looking through this material takes too long just now. Please try again in a minute.';
        throw new ApiError('writer-failed', sentence, { cause });
      }
    },
  };
}
