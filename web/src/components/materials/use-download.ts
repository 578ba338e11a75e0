import { createDownloadLink, downloadMaterial } from '@study-assistant/contract/materials';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { explainFailure } from '../../lib/api/explain-failure.ts';
import { isUnknownCall } from '../../lib/api/is-unknown-call.ts';
import { urlOf } from '../../lib/api/request.ts';
import { toast } from '../ui/feedback/toast-store.ts';

/** Long enough for a slow server to begin; what has begun goes on without its tab. */
const emptyTabMs = 15_000;

type Download = { id: string; tab: Window | null };

/**
 * Opens a material in a new tab. The tab is opened in the click itself, where pop-up blockers let
 * it pass, and sent to its link when that is there.
 */
export function useDownload() {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ id }: Download) => downloadLink(id),
    onSuccess: (url, { tab }) => {
      // The file arrives as an attachment, so without a tab this page stays where it is.
      if (!tab || tab.closed) return window.location.assign(url);
      tab.location.href = url;
      setTimeout(() => closeIfEmpty(tab), emptyTabMs);
    },
    onError: (error, { tab }) => {
      tab?.close();
      toast.error(explainFailure('Download failed:', error));
    },
  });

  return {
    download: (id: string) => mutate({ id, tab: openTab() }),
    /** The material whose link is being fetched. */
    downloadingId: isPending ? variables.id : null,
  };
}

/**
 * An address that a new tab can open without a token, good for a few minutes; the material's own
 * where a server gives no links.
 */
async function downloadLink(id: string): Promise<string> {
  try {
    return (await call(createDownloadLink, { params: { id } })).url;
  } catch (error) {
    if (isUnknownCall(error)) return urlOf(downloadMaterial, { params: { id } });
    throw error;
  }
}

function openTab(): Window | null {
  const tab = window.open('', '_blank');
  if (!tab) return null;
  tab.opener = null;
  tab.document.title = 'Preparing your download…';
  return tab;
}

/** Not every browser closes a tab that turned out to be a download; one with an error stays. */
function closeIfEmpty(tab: Window) {
  try {
    if (tab.location.href === 'about:blank') tab.close();
  } catch {
    // On another origin by now, so not empty.
  }
}
