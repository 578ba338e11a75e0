import type { Material } from '@study-assistant/contract/materials';
import { Download } from 'lucide-react';
import { memo, useId } from 'react';
import { MaterialTypeIcon } from '../../components/materials/material-type-icon.tsx';
import { useDownload } from '../../components/materials/use-download.ts';
import { Button } from '../../components/ui/button/button.tsx';
import { Card } from '../../components/ui/card/card.tsx';
import { DateText } from '../../components/ui/text/date-text.tsx';
import { formatBytes } from '../../lib/format/numbers.ts';
import styles from './student-materials.module.css';

/** Drawn again only when its material has changed: a long list has many. */
export const StudentMaterialCard = memo(function StudentMaterialCard({
  material,
}: {
  material: Material;
}) {
  const nameId = useId();
  const { download, downloadingId } = useDownload();

  return (
    <Card as="article" className={styles.card}>
      <div className={styles.head}>
        <span className={styles.icon}>
          <MaterialTypeIcon type={material.type} />
        </span>
        <div className={styles.words}>
          <h3 id={nameId} className={styles.name} dir="auto">
            {material.name}
          </h3>
          <p className={styles.facts}>
            {material.type}
            {material.sizeBytes > 0 && ` · ${formatBytes(material.sizeBytes)}`}
          </p>
          <p className={styles.facts}>
            <DateText value={material.uploadDate} />
          </p>
        </div>
      </div>
      <Button
        icon={<Download aria-hidden />}
        isBusy={downloadingId !== null}
        busyLabel="Opening…"
        aria-describedby={nameId}
        className={styles.download}
        onClick={() => download(material.id)}
      >
        Download
      </Button>
    </Card>
  );
});
