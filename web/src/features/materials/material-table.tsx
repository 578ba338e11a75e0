import type { Material } from '@study-assistant/contract/materials/materials';
import { quizDocumentExtensions } from '@study-assistant/contract/quizzes/quizzes';
import { Download, Sparkles, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { MaterialTypeIcon } from '../../components/materials/material-type-icon.tsx';
import { useDownload } from '../../components/materials/use-download.ts';
import { SubjectBadge } from '../../components/subjects/subject-badge.tsx';
import { Badge } from '../../components/ui/badge/badge.tsx';
import { ButtonLink } from '../../components/ui/button/button-link.tsx';
import { Button } from '../../components/ui/button/button.tsx';
import type { Column } from '../../components/ui/table/column.ts';
import { DataTable } from '../../components/ui/table/data-table.tsx';
import { DateText } from '../../components/ui/text/date-text.tsx';
import { formatBytes } from '../../lib/format/numbers.ts';
import { paths } from '../../paths.ts';
import styles from './teacher-materials.module.css';

type MaterialTableProps = {
  materials: readonly Material[];
  canDelete: (material: Material) => boolean;
  onDelete: (material: Material) => void;
  /** The most rows to render. */
  maxRows: number;
  onSort: () => void;
};

export function MaterialTable({
  materials,
  canDelete,
  onDelete,
  maxRows,
  onSort,
}: MaterialTableProps) {
  const { download, downloadingId } = useDownload();

  function actionsOf(material: Material) {
    return (
      <div>
        <span className={styles.rowActions}>
          <Button
            variant="quiet"
            icon={<Download aria-hidden />}
            isBusy={downloadingId === material.id}
            aria-label={`Download ${material.name}`}
            onClick={() => download(material.id)}
          >
            Download
          </Button>
          {canBecomeQuiz(material) && (
            <ButtonLink
              to={paths.quizOfMaterial(material.id)}
              variant="quiet"
              icon={<Sparkles aria-hidden />}
              aria-label={`Make a quiz of ${material.name}`}
            >
              Make a quiz
            </ButtonLink>
          )}
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
  }

  return (
    <DataTable
      caption="Materials"
      isCaptionHidden
      columns={[...facts, { id: 'actions', header: 'Actions', isActions: true, cell: actionsOf }]}
      rows={materials}
      rowKey={({ id }) => id}
      maxRows={maxRows}
      onSort={onSort}
      initialSort={{ columnId: 'date', direction: 'descending' }}
    />
  );
}

const facts: Column<Material>[] = [
  {
    id: 'name',
    header: 'Name',
    isRowHeader: true,
    cell: MaterialName,
    compare: (a, b) => a.name.localeCompare(b.name),
  },
  {
    id: 'type',
    header: 'Type',
    cell: ({ type }) => <Badge icon={<MaterialTypeIcon type={type} />}>{type}</Badge>,
    compare: (a, b) => a.type.localeCompare(b.type),
  },
  {
    id: 'date',
    header: 'Upload date',
    cell: ({ uploadDate }) => (
      <span className={styles.date}>
        <DateText value={uploadDate} />
      </span>
    ),
    compare: (a, b) => a.uploadDate.localeCompare(b.uploadDate),
  },
];

function canBecomeQuiz({ fileName }: Material): boolean {
  return quizDocumentExtensions.some((ending) => fileName.toLowerCase().endsWith(ending));
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
