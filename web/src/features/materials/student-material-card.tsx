import type { Material } from '@study-assistant/contract/materials/materials';
import { Download } from 'lucide-react';
import { memo, useId } from 'react';
import { Link } from 'react-router-dom';
import { MaterialTypeIcon } from '../../components/materials/material-type-icon.tsx';
import { useDownload } from '../../components/materials/use-download.ts';
import { SubjectBadge } from '../../components/subjects/subject-badge.tsx';
import { ButtonLink } from '../../components/ui/button/button-link.tsx';
import { Button } from '../../components/ui/button/button.tsx';
import { Card } from '../../components/ui/card/card.tsx';
import { DateText } from '../../components/ui/text/date-text.tsx';
import { formatBytes } from '../../lib/format/numbers.ts';
import { paths } from '../../paths.ts';
import styles from './student-materials.module.css';

/** A card shows enough topics to recognise the material; its page has all of them. */
const SHOWN_TOPICS = 3;

/** Rendered again only when its material changes, since a long list has many. */
export const StudentMaterialCard = memo(function StudentMaterialCard({
  material,
}: {
  material: Material;
}) {
  const { id, name, type, subject, teacherName, uploadDate, sizeBytes, topics } = material;
  const nameId = useId();
  const { download, downloadingId } = useDownload();

  return (
    <Card as="article" className={styles.card}>
      <div className={styles.head}>
        <span className={styles.icon}>
          <MaterialTypeIcon type={type} />
        </span>
        <div className={styles.words}>
          <h3 id={nameId} className={styles.name} dir="auto">
            <Link to={paths.material(id)}>{name}</Link>
          </h3>
          <p className={styles.facts}>
            {teacherName && <span dir="auto">{teacherName}</span>}
            <DateText value={uploadDate} />
            <span>
              {type}
              {sizeBytes > 0 && ` · ${formatBytes(sizeBytes)}`}
            </span>
          </p>
        </div>
      </div>
      <div className={styles.about}>
        <SubjectBadge subject={subject} />
        {topics.length > 0 && (
          <p className={styles.topics} dir="auto">
            {topics.slice(0, SHOWN_TOPICS).join(' · ')}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        <ButtonLink to={paths.material(id)} aria-describedby={nameId}>
          Open
        </ButtonLink>
        <Button
          variant="quiet"
          icon={<Download aria-hidden />}
          isBusy={downloadingId !== null}
          busyLabel="Opening…"
          aria-describedby={nameId}
          onClick={() => download(id)}
        >
          Download
        </Button>
      </div>
    </Card>
  );
});
