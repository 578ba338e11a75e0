import type { Material } from '@study-assistant/contract/materials/materials';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { MaterialTypeIcon } from '../../components/materials/material-type-icon.tsx';
import { useDownload } from '../../components/materials/use-download.ts';
import { Badge } from '../../components/ui/badge/badge.tsx';
import { Button } from '../../components/ui/button/button.tsx';
import type { Column } from '../../components/ui/table/column.ts';
import { DataTable } from '../../components/ui/table/data-table.tsx';
import { DateText } from '../../components/ui/text/date-text.tsx';
import styles from './teacher-materials.module.css';

type MaterialRowsProps = {
  materials: readonly Material[];
  /** The most rows to render. */
  maxRows: number;
  nameOf: (material: Material) => ReactNode;
  /** Columns between type and date. */
  facts?: readonly Column<Material>[];
  /** Renders the actions of a row around its button for downloading. */
  actionsOf: (material: Material, download: ReactNode) => ReactNode;
  onSort?: () => void;
};

/** Materials as a table with type, date and download, whatever else a list says of them. */
export function MaterialRows({
  materials,
  maxRows,
  nameOf,
  facts = [],
  actionsOf,
  onSort,
}: MaterialRowsProps) {
  const { download, downloadingId } = useDownload();
  const columns: Column<Material>[] = [
    {
      id: 'name',
      header: 'Name',
      isRowHeader: true,
      cell: nameOf,
      compare: (a, b) => a.name.localeCompare(b.name),
    },
    {
      id: 'type',
      header: 'Type',
      cell: ({ type }) => <Badge icon={<MaterialTypeIcon type={type} />}>{type}</Badge>,
      compare: (a, b) => a.type.localeCompare(b.type),
    },
    ...facts,
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
    {
      id: 'actions',
      header: 'Actions',
      isActions: true,
      cell: (material) =>
        actionsOf(
          material,
          <Button
            variant="quiet"
            icon={<Download aria-hidden />}
            isBusy={downloadingId === material.id}
            aria-label={`Download ${material.name}`}
            onClick={() => download(material.id)}
          >
            Download
          </Button>,
        ),
    },
  ];
  return (
    <DataTable
      caption="Materials"
      isCaptionHidden
      columns={columns}
      rows={materials}
      rowKey={({ id }) => id}
      maxRows={maxRows}
      {...(onSort && { onSort })}
      initialSort={{ columnId: 'date', direction: 'descending' }}
    />
  );
}
