import { DOWNLOAD_LINK_SECONDS } from '@study-assistant/contract/limits';
import { ApiError } from '../../domain/api-error.ts';
import type { DownloadTickets } from './download-tickets.repository.ts';
import type { MaterialDownload, MaterialsService } from './materials.service.ts';

type Deps = { materials: MaterialsService; tickets: DownloadTickets; clock: () => Date };

export type DownloadsService = ReturnType<typeof createDownloadsService>;

export function createDownloadsService({ materials, tickets, clock }: Deps) {
  return {
    /** A link for a new tab, good for this material and a few minutes. */
    async link(id: string): Promise<{ url: string; expiresAt: string }> {
      await materials.requireExisting(id);
      const expiresAt = new Date(clock().getTime() + DOWNLOAD_LINK_SECONDS * 1000);
      const ticket = await tickets.issue(id, expiresAt);
      return {
        url: `/api/materials/${id}/download?ticket=${ticket}`,
        expiresAt: expiresAt.toISOString(),
      };
    },

    async openWithTicket(id: string, ticket: string): Promise<MaterialDownload> {
      if (!(await tickets.isValid(ticket, id, clock()))) {
        throw new ApiError(
          'unauthenticated',
          'This download link has expired. Please go back and download again.',
        );
      }
      return materials.open(id);
    },

    open: (id: string): Promise<MaterialDownload> => materials.open(id),
  };
}
