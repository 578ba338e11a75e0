import type { Material } from '@study-assistant/contract/materials/materials';
import { ExternalLink, FileType, Text } from 'lucide-react';
import { useState } from 'react';
import { useDownload } from '../../../components/materials/use-download.ts';
import { Button } from '../../../components/ui/button/button.tsx';
import { useMediaQuery } from '../../../lib/dom/use-media-query.ts';
import { createViewLink } from '../../../queries/materials.ts';
import { MaterialText } from './material-text.tsx';
import { PdfFrame } from './pdf-frame.tsx';
import { VideoPlayer } from './video-player.tsx';
import { wayToShow } from './way-to-show.ts';
import styles from './reading.module.css';

/** The material itself: as the browser shows it, else as the text that was read from it. */
export function MaterialView({ material }: { material: Material }) {
  switch (wayToShow(material)) {
    case 'pdf':
      return <PdfOrText material={material} />;
    case 'video':
      return <VideoPlayer material={material} />;
    case 'text':
      return <MaterialText material={material} />;
  }
}

/**
 * A phone or tablet shows no PDF in a frame, or its first page alone: there the text comes first, and
 * the PDF in a tab of its own.
 */
function PdfOrText({ material }: { material: Material }) {
  const isDesk = useMediaQuery('(pointer: fine)');
  const canFrame = isDesk && navigator.pdfViewerEnabled;
  const [isText, setText] = useState(!canFrame);
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
      {isText ? <MaterialText material={material} /> : <PdfFrame material={material} />}
    </div>
  );
}
