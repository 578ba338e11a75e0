import { DOWNLOAD_LINK_SECONDS } from '@study-assistant/contract/wire/limits';
import { ApiError } from '../../domain/api-error.ts';
import type {
  DownloadTicket,
  DownloadTickets,
} from '../../stored/materials/download-tickets.repository.ts';
import type { MaterialDownload } from './materials.service.ts';
import { createTicketUses } from './ticket-uses.ts';

/** Tells what a link is good for. */
export type TicketReader = Pick<DownloadTickets, 'read'>;

type Deps = {
  /** Throws when there is no such material. */
  requireMaterial: (id: string) => Promise<void>;
  openMaterial: (id: string) => Promise<MaterialDownload>;
  issueTicket: (materialId: string, expiresAt: Date) => Promise<string>;
  /** Counts one more use of a ticket; throws when there were too many. */
  countUse: (ticketId: string, now: Date) => Promise<void>;
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
  const { requireMaterial, openMaterial, issueTicket, countUse, clock } = deps;
  const spend = createTicketUses({
    takeUse: (ticketId) =>
      countUse(ticketId, clock()).catch((cause: unknown) => {
        const isUsedUp = cause instanceof ApiError && cause.code === 'too-many-requests';
        throw isUsedUp ? invalidTicket() : cause;
      }),
  });
  return {
    /** A link for a new tab, good for this material, a few minutes and some uses. */
    async link(id: string): Promise<{ url: string; expiresAt: string }> {
      await requireMaterial(id);
      const expiresAt = new Date(clock().getTime() + DOWNLOAD_LINK_SECONDS * 1000);
      const ticket = await issueTicket(id, expiresAt);
      return {
        url: `/api/materials/${id}/download?ticket=${ticket}`,
        expiresAt: expiresAt.toISOString(),
      };
    },

    /** With a ticket that was read before. */
    async openWithTicket(id: string, { id: ticketId }: DownloadTicket): Promise<MaterialDownload> {
      const material = await openMaterial(id);
      return { ...material, spend: (bytes) => spend(ticketId, material.sizeBytes, bytes) };
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
