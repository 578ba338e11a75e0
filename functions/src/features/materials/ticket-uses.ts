import { keepRecent } from '../../platform/firestore/keep-recent.ts';

type Deps = {
  /** Counts one more use; throws when there were too many. */
  takeUse: (ticketId: string) => Promise<void>;
};

/** What a request counts as at least, so that nobody opens a file without end and takes nothing of it. */
const LEAST_BYTES = 64 * 1024;

/** Tickets that this process remembers; of one that it forgot, the next request is another use. */
const MAX_REMEMBERED = 1000;

/**
 * A use of a ticket is as many bytes as its file has. So a download is a use, and a video that a player
 * asks for in hundreds of parts is about one, too; only each use is written down.
 */
export function createTicketUses({ takeUse }: Deps) {
  const allowanceOf = keepRecent(() => ({ bytes: 0 }), MAX_REMEMBERED);

  /**
   * Counts bytes that are about to be sent; answers with what takes back those that were not.
   *
   * @throws ApiError when the ticket was used too often
   */
  return async function spend(
    ticketId: string,
    sizeBytes: number,
    bytes: number,
  ): Promise<(sent: number) => void> {
    const aUse = Math.max(1, sizeBytes);
    const costOf = (some: number) => Math.min(aUse, Math.max(some, LEAST_BYTES));
    const allowance = allowanceOf(ticketId);
    const cost = costOf(bytes);
    while (allowance.bytes < cost) {
      await takeUse(ticketId);
      allowance.bytes += aUse;
    }
    allowance.bytes -= cost;
    return (sent) => {
      allowance.bytes += cost - costOf(Math.min(sent, bytes));
    };
  };
}
