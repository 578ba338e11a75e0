import { DOWNLOAD_LINK_SECONDS } from '@study-assistant/contract/wire/limits';
import { ApiError } from '../../domain/api-error.ts';
import { schoolIdSchema } from '../../domain/school/school-id.ts';
import type { MaterialDownload } from './materials.service.ts';

type Deps = {
  /** Throws when there is no such material. */
  requireMaterial: (id: string) => Promise<void>;
  openMaterial: (id: string) => Promise<MaterialDownload>;
  issueTicket: (materialId: string, expiresAt: Date) => Promise<string>;
  isValidTicket: (ticket: string, materialId: string, now: Date) => Promise<boolean>;
  clock: () => Date;
};

/** @throws ApiError when the ticket is none of ours */
export function schoolOfTicket(ticket: string): string {
  const { data: schoolId } = schoolIdSchema.safeParse(ticket.split('.')[0]);
  if (schoolId === undefined) throw invalidTicket();
  return schoolId;
}

export type DownloadsService = ReturnType<typeof createDownloadsService>;

export function createDownloadsService(deps: Deps) {
  const { requireMaterial, openMaterial, issueTicket, isValidTicket, clock } = deps;
  return {
    /** A link for a new tab, good for this material and a few minutes. */
    async link(id: string): Promise<{ url: string; expiresAt: string }> {
      await requireMaterial(id);
      const expiresAt = new Date(clock().getTime() + DOWNLOAD_LINK_SECONDS * 1000);
      const ticket = await issueTicket(id, expiresAt);
      return {
        url: `/api/materials/${id}/download?ticket=${ticket}`,
        expiresAt: expiresAt.toISOString(),
      };
    },

    async openWithTicket(id: string, ticket: string): Promise<MaterialDownload> {
      if (!(await isValidTicket(ticket, id, clock()))) throw invalidTicket();
      return openMaterial(id);
    },

    open: (id: string): Promise<MaterialDownload> => openMaterial(id),
  };
}

function invalidTicket(): ApiError {
  return new ApiError(
    'unauthenticated',
    'This download link has expired. Please go back and download again.',
  );
}
