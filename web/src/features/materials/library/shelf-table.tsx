import type { Material } from '@study-assistant/contract/materials/materials';
import { Pencil, Tags, Trash2, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from '../../../components/library/library.module.css';
import { TagList } from '../../../components/library/tags.tsx';
import { SubjectBadge } from '../../../components/subjects/subject-badge.tsx';
import { Button } from '../../../components/ui/button/button.tsx';
import { MoreMenu } from '../../../components/ui/menu/more-menu.tsx';
import type { Column } from '../../../components/ui/table/column.ts';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { nameSome } from '../../../lib/format/name-some.ts';
import { paths } from '../../../paths.ts';
import { MaterialRows } from '../material-rows.tsx';
import { QuizOfMaterial } from '../quiz-of-material.tsx';
import rowStyles from '../teacher-materials.module.css';

type ActionsOnMaterial = {
  onRename: (material: Material) => void;
  onTag: (material: Material) => void;
  onChooseClasses: (material: Material) => void;
  onDelete: (material: Material) => void;
};

type ShelfTableProps = ActionsOnMaterial & {
  materials: readonly Material[];
  /** The most rows to render. */
  maxRows: number;
};

/** Materials as a table: for whom they are, and what can be done with them. */
export function ShelfTable({ materials, maxRows, ...actions }: ShelfTableProps) {
  const { uid } = useSignedInUser();
  const actionsOf = (material: Material, download: ReactNode) => (
    <div>
      <span className={rowStyles.rowActions}>
        {download}
        <QuizOfMaterial material={material} />
        {material.teacherId === uid && <OwnMaterialMenu material={material} {...actions} />}
      </span>
    </div>
  );
  return (
    <MaterialRows
      materials={materials}
      maxRows={maxRows}
      nameOf={MaterialName}
      facts={[forWhom]}
      actionsOf={actionsOf}
    />
  );
}

function OwnMaterialMenu({
  material,
  onRename,
  onTag,
  onChooseClasses,
  onDelete,
}: ActionsOnMaterial & { material: Material }) {
  const { name } = material;
  return (
    <MoreMenu label={`More for ${name}`}>
      {(item) => (
        <>
          <Button
            {...item}
            icon={<Pencil aria-hidden />}
            aria-label={`Rename ${name}`}
            onClick={() => onRename(material)}
          >
            Rename
          </Button>
          <Button
            {...item}
            icon={<Tags aria-hidden />}
            aria-label={`Tags of ${name}`}
            onClick={() => onTag(material)}
          >
            Tags
          </Button>
          <Button
            {...item}
            icon={<Users aria-hidden />}
            aria-label={`For which classes ${name} is`}
            onClick={() => onChooseClasses(material)}
          >
            For which classes
          </Button>
          <Button
            {...item}
            icon={<Trash2 aria-hidden />}
            aria-label={`Delete ${name}`}
            className={styles.delete}
            onClick={() => onDelete(material)}
          >
            Delete
          </Button>
        </>
      )}
    </MoreMenu>
  );
}

function MaterialName({ id, name, subject, teacherName, tags }: Material) {
  return (
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
  );
}

const forWhom: Column<Material> = {
  id: 'for',
  header: 'For',
  cell: ({ classes }) => sayFor(classes),
  compare: (a, b) => sayFor(a.classes).localeCompare(sayFor(b.classes)),
};

function sayFor(classes: Material['classes']): string {
  return classes.length === 0 ? 'All students' : nameSome(classes.map(({ name }) => name));
}
