import type { Material } from '@study-assistant/contract/materials/materials';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink, FileType, Text } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Loaded } from '../../../components/loaded.tsx';
import { useDownload } from '../../../components/materials/use-download.ts';
import { Button } from '../../../components/ui/button/button.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { useMediaQuery } from '../../../lib/dom/use-media-query.ts';
import { createViewLink, viewLinkQuery } from '../../../queries/material-reading.ts';
import { MaterialText, type Place } from './material-text.tsx';
import styles from './reading.module.css';
import { VideoPlayer } from './video-player.tsx';

/** Shows the material as the browser can, or else the text that was read from it. */
export function MaterialView({ material }: { material: Material }) {
  const place = usePlace();
  switch (wayToShow(material)) {
    case 'pdf':
      return <PdfOrText material={material} place={place} />;
    case 'video':
      return <VideoPlayer material={material} />;
    case 'text':
      return <MaterialText material={material} place={place} />;
  }
}

/** The section or the page that the address names. */
function usePlace(): Place {
  const [search] = useSearchParams();
  const page = Number(search.get('page'));
  return { section: search.get('section'), page: Number.isInteger(page) && page > 0 ? page : null };
}

type PlacedMaterial = { material: Material; place: Place };

/**
 * A phone or tablet shows no PDF in a frame, or only its first page, so it gets the text first and
 * the PDF in a separate tab.
 */
function PdfOrText({ material, place }: PlacedMaterial) {
  const isDesk = useMediaQuery('(pointer: fine)');
  const canFrame = isDesk && navigator.pdfViewerEnabled;
  const [isText, setText] = useState(!canFrame || place.section !== null);
  const { download: open, downloadingId } = useDownload(createViewLink);
  return (
    <div className={styles.view}>
      <div className={styles.ways}>
        {canFrame && (
          <Button
            icon={isText ? <FileType aria-hidden /> : <Text aria-hidden />}
            onClick={() => setText(!isText)}
          >
            {isText ? 'Show the PDF' : 'Read as text'}
          </Button>
        )}
        <Button
          variant={canFrame ? 'quiet' : 'primary'}
          icon={<ExternalLink aria-hidden />}
          isBusy={downloadingId !== null}
          busyLabel="Opening…"
          onClick={() => open(material.id)}
        >
          Open the PDF in a new tab
        </Button>
      </div>
      {isText ? (
        <MaterialText material={material} place={place} />
      ) : (
        <PdfFrame material={material} place={place} />
      )}
    </div>
  );
}

/** The ways of showing a material in place. Text is tried for all that a browser cannot show. */
type Way = 'pdf' | 'video' | 'text';

/** The file name decides, since a document may be a PDF. */
function wayToShow({ fileName, type }: Pick<Material, 'fileName' | 'type'>): Way {
  const extension = /\.(\w+)$/.exec(fileName)?.[1]?.toLowerCase();
  if (extension === 'pdf' || (extension === undefined && type === 'PDF')) return 'pdf';
  return type === 'Video' ? 'video' : 'text';
}

/** A PDF in the browser's own viewer, which has pages, zoom and search. */
function PdfFrame({ material: { id, name }, place: { page } }: PlacedMaterial) {
  const query = useQuery(viewLinkQuery(id));
  return (
    <Loaded
      query={query}
      skeleton={<Skeleton label="Opening the PDF…" shape="chart" count={1} />}
      error="The PDF could not be opened."
    >
      {(url) => (
        <iframe
          className={styles.frame}
          title={`${name} (PDF)`}
          src={page === null ? url : `${url}#page=${page}`}
        />
      )}
    </Loaded>
  );
}
