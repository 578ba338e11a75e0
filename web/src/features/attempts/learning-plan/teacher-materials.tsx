import type { TeacherMaterial } from '@study-assistant/contract/attempts/analysis';
import { Download, GraduationCap } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { MaterialTypeIcon } from '../../../components/materials/material-type-icon.tsx';
import { useDownload } from '../../../components/materials/use-download.ts';
import { Badge } from '../../../components/ui/badge/badge.tsx';
import { Button } from '../../../components/ui/button/button.tsx';
import { Card } from '../../../components/ui/card/card.tsx';
import { paths } from '../../../paths.ts';
import styles from './learning-plan.module.css';

export function TeacherMaterials({ materials }: { materials: readonly TeacherMaterial[] }) {
  if (materials.length === 0) return null;
  return (
    <Card title="Materials from Your Teacher">
      <ul className={styles.materials}>
        {materials.map((material) => (
          <li key={material.id}>
            <MaterialCard material={material} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function MaterialCard({ material }: { material: TeacherMaterial }) {
  const titleId = useId();
  const { download, downloadingId } = useDownload();
  return (
    <article aria-labelledby={titleId} className={styles.material}>
      <div className={styles.materialHead}>
        <span className={styles.materialIcon}>
          <MaterialTypeIcon type={material.type} />
        </span>
        <div>
          <h3 id={titleId} className={styles.materialTitle} dir="auto">
            <Link to={paths.material(material.id)}>{material.title}</Link>
          </h3>
          <p className={styles.materialType}>{material.type}</p>
        </div>
      </div>
      <p className={styles.materialText} dir="auto">
        {material.description}
      </p>
      <div className={styles.materialFoot}>
        <Badge icon={<GraduationCap aria-hidden />}>From Teacher</Badge>
        <Button
          icon={<Download aria-hidden />}
          isBusy={downloadingId !== null}
          busyLabel="Opening…"
          aria-describedby={titleId}
          onClick={() => download(material.id)}
        >
          Download
        </Button>
      </div>
    </article>
  );
}
