import type { MarkColumn } from '@study-assistant/contract/assignments/mark-columns';
import { Pencil, Trash2 } from 'lucide-react';
import { Button } from '../../../components/ui/button/button.tsx';
import { MoreMenu } from '../../../components/ui/menu/more-menu.tsx';

type Act = (column: MarkColumn) => void;
type ColumnMenuProps = { column: MarkColumn; acts: { onEdit: Act; onDelete: Act } };

/** What can be done with a column of the teacher's own. */
export function ColumnMenu({ column, acts: { onEdit, onDelete } }: ColumnMenuProps) {
  return (
    <MoreMenu label={`More for ${column.name}`}>
      {(item) => (
        <>
          <Button
            {...item}
            icon={<Pencil aria-hidden />}
            aria-label={`Change ${column.name}`}
            onClick={() => onEdit(column)}
          >
            Change
          </Button>
          <Button
            {...item}
            icon={<Trash2 aria-hidden />}
            aria-label={`Delete ${column.name}`}
            onClick={() => onDelete(column)}
          >
            Delete
          </Button>
        </>
      )}
    </MoreMenu>
  );
}
