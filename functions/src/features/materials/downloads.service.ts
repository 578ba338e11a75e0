import { DOWNLOAD_LINK_SECONDS } from '@study-assistant/contract/wire/limits';
import { ApiError } from '../../domain/api-error.ts';
import type { Caller } from '../../domain/caller.ts';
import type { LimitsRepository } from '../../stored/kept/limits.repository.ts';
import type {
  DownloadTicket,
  DownloadTickets,
} from '../../stored/materials/download-tickets.repository.ts';
import type { MaterialDownload, MaterialsService } from './materials.service.ts';
import { createTicketUses } from './ticket-uses.ts';

/** Tells what a link is good for. */
export type TicketReader = Pick<DownloadTickets, 'read'>;

type Deps = {
  materialsService: Pick<MaterialsService, 'open' | 'requireReadable'>;
  tickets: Pick<DownloadTickets, 'issue'>;
  limits: Pick<LimitsRepository, 'take'>;
  schoolId: string;
  clock: () => Date;
};

/** @throws ApiError when the ticket is none of ours, or over */
export async function readTicket(
  tickets: TicketReader,
  ...[ticket, materialId, now]: [ticket: string, materialId: string, now: Date]
): Promise<DownloadTicket> {
  const read = await tickets.read(ticket, materialId, now);
  if (!read) throw invalidTicket();
  return read;
}

export type DownloadsService = ReturnType<typeof createDownloadsService>;

export function createDownloadsService(deps: Deps) {
  const { materialsService, tickets, limits, schoolId, clock } = deps;
  const spend = createTicketUses({
    async takeUse(ticketId) {
      try {
        await limits.take({ uid: ticketId, address: null }, [{ name: 'ticketUses' }], clock());
      } catch (cause) {
        const isUsedUp = cause instanceof ApiError && cause.code === 'too-many-requests';
        throw isUsedUp ? invalidTicket() : cause;
      }
    },
  });
  return {
    /** A link for a new tab, good for this material, a few minutes and some uses. */
    async link(caller: Caller, materialId: string): Promise<{ url: string; expiresAt: string }> {
      await materialsService.requireReadable(caller, materialId);
      const expiresAt = new Date(clock().getTime() + DOWNLOAD_LINK_SECONDS * 1000);
      const ticket = await tickets.issue({ schoolId, materialId, expiresAt });
      return {
        url: `/api/materials/${materialId}/download?ticket=${ticket}`,
        expiresAt: expiresAt.toISOString(),
      };
    },

    /** With a ticket that was read before. */
    async openWithTicket(id: string, { id: ticketId }: DownloadTicket): Promise<MaterialDownload> {
      const material = await materialsService.open(null, id);
      return { ...material, spend: (bytes) => spend(ticketId, material.sizeBytes, bytes) };
    },

    open: (caller: Caller, id: string): Promise<MaterialDownload> =>
      materialsService.open(caller, id),
  };
}

function invalidTicket(): ApiError {
  return new ApiError(
    'unauthenticated',
    'This download link has expired. Please go back and download again.',
  );
}
