import { useMutation } from '@tanstack/react-query';
import { describeFailure } from '../../lib/api/describe-failure.ts';
import { createDownloadLink } from '../../queries/materials.ts';
import { toast } from '../ui/feedback/toast-store.ts';

/** Long enough for a slow server to begin; what has begun goes on without its tab. */
const EMPTY_TAB_MS = 15_000;

type Download = { id: string; tab: Window | null };

/**
 * Opens a material in a new tab, as a download unless another kind of link is asked for. The tab is opened in the click itself, where pop-up blockers let
 * it pass, and sent to its link when that is there.
 */
export function useDownload(createLink = createDownloadLink) {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ id }: Download) => createLink(id),
    onSuccess: (url, { tab }) => {
      // The file arrives as an attachment, so without a tab this page stays where it is.
      if (!tab || tab.closed) return window.location.assign(url);
      tab.location.href = url;
      setTimeout(() => closeIfEmpty(tab), EMPTY_TAB_MS);
    },
    onError: (error, { tab }) => {
      tab?.close();
      toast.error(describeFailure('Download failed:', error));
    },
  });

  return {
    download: (id: string) => mutate({ id, tab: openTab() }),
    /** The material whose link is being fetched. */
    downloadingId: isPending ? variables.id : null,
  };
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
