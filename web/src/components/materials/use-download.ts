import { useMutation } from '@tanstack/react-query';
import { describeFailure } from '../../lib/api/describe-failure.ts';
import { createDownloadLink } from '../../queries/materials.ts';
import { toast } from '../ui/feedback/toast-store.ts';

/** Long enough for a slow server to start; a started download does not need its tab. */
const EMPTY_TAB_MS = 15_000;

type Download = { id: string; tab: Window | null };

/**
 * Opens a material in a new tab, by default as a download. The tab is opened during the click, when
 * pop-up blockers allow it, and gets its address once the link has arrived.
 */
export function useDownload(createLink = createDownloadLink) {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ id }: Download) => createLink(id),
    onSuccess: (url, { tab }) => {
      // The file arrives as an attachment, so this page stays where it is even without a tab.
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
    /** The id of the material whose link is being fetched. */
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

/** Some browsers leave the tab of a download open. A tab that shows an error stays. */
function closeIfEmpty(tab: Window) {
  try {
    if (tab.location.href === 'about:blank') tab.close();
  } catch {
    // A tab on another origin by now is not empty.
  }
}
