import type { Material } from '@study-assistant/contract/materials/materials';
import { Download, Tags, Users } from 'lucide-react';
import { Link } from 'react-router-dom';
import styles from '../../../components/library/library.module.css';
import { TagList } from '../../../components/library/tags.tsx';
import { MaterialTypeIcon } from '../../../components/materials/material-type-icon.tsx';
import { useDownload } from '../../../components/materials/use-download.ts';
import { SubjectBadge } from '../../../components/subjects/subject-badge.tsx';
import { Badge } from '../../../components/ui/badge/badge.tsx';
import { Button } from '../../../components/ui/button/button.tsx';
import { MoreMenu } from '../../../components/ui/menu/more-menu.tsx';
import type { Column } from '../../../components/ui/table/column.ts';
import { DataTable } from '../../../components/ui/table/data-table.tsx';
import { DateText } from '../../../components/ui/text/date-text.tsx';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { nameSome } from '../../../lib/format/name-some.ts';
import { paths } from '../../../paths.ts';

type ShelfTableProps = {
  materials: readonly Material[];
  /** The most rows to render. */
  maxRows: number;
  onTag: (material: Material) => void;
  onChooseClasses: (material: Material) => void;
};

/** Materials as a table: for whom they are, and what can be done with them. */
export function ShelfTable({ materials, maxRows, onTag, onChooseClasses }: ShelfTableProps) {
  const { uid } = useSignedInUser();
  const { download, downloadingId } = useDownload();
  const columns: Column<Material>[] = [
    ...facts,
    {
      id: 'actions',
      header: 'Actions',
      isActions: true,
      cell: (material) => (
        <div className={styles.actions}>
          <Button
            variant="quiet"
            icon={<Download aria-hidden />}
            isBusy={downloadingId === material.id}
            aria-label={`Download ${material.name}`}
            onClick={() => download(material.id)}
          >
            Download
          </Button>
          {material.teacherId === uid && (
            <MoreMenu label={`More for ${material.name}`}>
              {(menuId) => (
                <>
                  <Button
                    variant="quiet"
                    icon={<Tags aria-hidden />}
                    aria-label={`Tags of ${material.name}`}
                    popoverTarget={menuId}
                    popoverTargetAction="hide"
                    onClick={() => onTag(material)}
                  >
                    Tags
                  </Button>
                  <Button
                    variant="quiet"
                    icon={<Users aria-hidden />}
                    aria-label={`For which classes ${material.name} is`}
                    popoverTarget={menuId}
                    popoverTargetAction="hide"
                    onClick={() => onChooseClasses(material)}
                  >
                    For which classes
                  </Button>
                </>
              )}
            </MoreMenu>
          )}
        </div>
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
      initialSort={{ columnId: 'date', direction: 'descending' }}
    />
  );
}

const facts: Column<Material>[] = [
  {
    id: 'name',
    header: 'Name',
    isRowHeader: true,
    cell: ({ id, name, subject, teacherName, tags }) => (
      <div dir="ltr" className={styles.name}>
        <Link to={paths.material(id)}>
          <bdi>{name}</bdi>
        </Link>
        {teacherName !== '' && (
          <span className={styles.facts}>
            By <bdi>{teacherName}</bdi>
          </span>
        )}
        <SubjectBadge subject={subject} />
        <TagList tags={tags} />
      </div>
    ),
    compare: (a, b) => a.name.localeCompare(b.name),
  },
  {
    id: 'type',
    header: 'Type',
    cell: ({ type }) => <Badge icon={<MaterialTypeIcon type={type} />}>{type}</Badge>,
    compare: (a, b) => a.type.localeCompare(b.type),
  },
  {
    id: 'for',
    header: 'For',
    cell: ({ classes }) => sayFor(classes),
    compare: (a, b) => sayFor(a.classes).localeCompare(sayFor(b.classes)),
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

function sayFor(classes: Material['classes']): string {
  return classes.length === 0 ? 'All students' : nameSome(classes.map(({ name }) => name));
}
