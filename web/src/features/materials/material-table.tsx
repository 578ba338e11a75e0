import type { Material } from '@study-assistant/contract/materials/materials';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { SubjectBadge } from '../../components/subjects/subject-badge.tsx';
import { Button } from '../../components/ui/button/button.tsx';
import { formatBytes } from '../../lib/format/numbers.ts';
import { paths } from '../../paths.ts';
import { MaterialRows } from './material-rows.tsx';
import { QuizOfMaterial } from './quiz-of-material.tsx';
import styles from './teacher-materials.module.css';

type MaterialTableProps = {
  materials: readonly Material[];
  canDelete: (material: Material) => boolean;
  onDelete: (material: Material) => void;
  /** The most rows to render. */
  maxRows: number;
  onSort: () => void;
};

/** The materials of the dashboard, each with all its actions in sight. */
export function MaterialTable({ canDelete, onDelete, ...rows }: MaterialTableProps) {
  const actionsOf = (material: Material, download: ReactNode) => (
    <div>
      <span className={styles.rowActions}>
        {download}
        <QuizOfMaterial material={material} />
        {canDelete(material) && (
          <Button
            variant="quiet"
            icon={<Trash2 aria-hidden />}
            aria-label={`Delete ${material.name}`}
            className={styles.delete}
            onClick={() => onDelete(material)}
          >
            Delete
          </Button>
        )}
      </span>
    </div>
  );
  return <MaterialRows {...rows} nameOf={MaterialName} actionsOf={actionsOf} />;
}

function MaterialName({ id, name, subject, fileName, sizeBytes }: Material) {
  return (
    // The direction aligns every name at the start of its column, even an Arabic or Hebrew one.
    <div dir="ltr" className={styles.name}>
      <Link to={paths.material(id)}>
        <bdi>{name}</bdi>
      </Link>
      <span className={styles.file}>
        <bdi>{fileName}</bdi>
        {sizeBytes > 0 && ` · ${formatBytes(sizeBytes)}`}
      </span>
      <SubjectBadge subject={subject} />
    </div>
  );
}
