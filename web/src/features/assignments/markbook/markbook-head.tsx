import { useMutation } from '@tanstack/react-query';
import { Download, Plus, Printer, Scale, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../components/ui/button/button.tsx';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { Switch } from '../../../components/ui/field/switch.tsx';
import { MoreMenu, type MenuItem } from '../../../components/ui/menu/more-menu.tsx';
import { describeFailure } from '../../../lib/api/describe-failure.ts';
import { saveFile } from '../../../lib/dom/save-file.ts';
import { formatDateForFileName } from '../../../lib/format/dates.ts';
import type { Markbook } from '../../../queries/markbooks.ts';
import { showMarks } from '../../../queries/markbooks.ts';
import { countUnsorted, type MarkbookRow } from './book-marks.ts';
import { toMarkbookCsv } from './markbook-csv.ts';
import { texts } from './markbook-texts.ts';
import styles from './markbook.module.css';

type MarkbookHeadProps = {
  book: Markbook;
  rows: readonly MarkbookRow[];
  isReadOnly: boolean;
  /** What was entered last; null when there is nothing to take back. */
  last: string | null;
  onUndo: () => void;
  onAdd: () => void;
  onGrading: () => void;
};

/** What can be done with the whole markbook. */
export function MarkbookHead(props: MarkbookHeadProps) {
  const { isReadOnly, last, onUndo, onAdd } = props;
  return (
    <div className={styles.actions}>
      {last !== null && (
        <Button icon={<Undo2 aria-hidden />} aria-label={`Undo ${last}`} onClick={onUndo}>
          Undo
        </Button>
      )}
      {!isReadOnly && (
        <Button icon={<Plus aria-hidden />} onClick={onAdd}>
          {texts.addColumn}
        </Button>
      )}
      <MarkbookMenu {...props} />
    </div>
  );
}

type MarkbookMenuProps = MarkbookHeadProps & {
  /** Whether everything is in it, for a phone. */
  isWhole?: boolean;
};

/** What is rarely done, or all that can be done. */
export function MarkbookMenu({ isWhole = false, ...props }: MarkbookMenuProps) {
  const { book, rows, isReadOnly, last, onUndo, onAdd, onGrading } = props;

  function exportCsv() {
    const name = book.class.name.replaceAll(/[^\p{L}\p{N}]+/gu, '-');
    const file = `markbook-${name}-${formatDateForFileName(new Date())}.csv`;
    saveFile(file, 'text/csv;charset=utf-8', toMarkbookCsv(book, rows));
  }

  return (
    <MoreMenu label="More for the markbook">
      {(item) => (
        <>
          {isWhole && last !== null && (
            <MenuButton icon={<Undo2 aria-hidden />} item={item} onClick={onUndo}>
              {`Undo ${last}`}
            </MenuButton>
          )}
          {isWhole && !isReadOnly && (
            <MenuButton icon={<Plus aria-hidden />} item={item} onClick={onAdd}>
              {texts.addColumn}
            </MenuButton>
          )}
          {!isReadOnly && (
            <MenuButton icon={<Scale aria-hidden />} item={item} onClick={onGrading}>
              {texts.grading}
            </MenuButton>
          )}
          <MenuButton icon={<Download aria-hidden />} item={item} onClick={exportCsv}>
            Export CSV
          </MenuButton>
          <MenuButton icon={<Printer aria-hidden />} item={item} onClick={() => window.print()}>
            Print
          </MenuButton>
        </>
      )}
    </MoreMenu>
  );
}

type MenuButtonProps = {
  icon: ReactNode;
  item: MenuItem;
  onClick: () => void;
  children: ReactNode;
};

function MenuButton({ item, ...button }: MenuButtonProps) {
  return <Button {...item} {...button} />;
}

/** How averages are made, and who sees what; below the table, so that a phone begins with marks. */
export function MarkbookFoot({ book, isReadOnly }: Pick<MarkbookHeadProps, 'book' | 'isReadOnly'>) {
  const { grading } = book;
  const unsorted = countUnsorted(book);
  return (
    <div className={styles.foot}>
      <p className={styles.hint}>
        {grading.categories.length === 0 ? texts.averages : texts.weighted(grading)}
        {unsorted > 0 && texts.unsorted(unsorted)}
      </p>
      {!isReadOnly && <ShowMarks book={book} />}
    </div>
  );
}

function ShowMarks({ book: { class: taught, showsMarks } }: Pick<MarkbookHeadProps, 'book'>) {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (shown: boolean, { client }) => showMarks(taught.id, shown, client),
    onError: (error) => toast.error(describeFailure(texts.showFailed, error)),
  });
  const isShown = isPending ? variables : showsMarks;
  return (
    <Switch
      label={texts.shows}
      hint={isShown ? texts.showsOn : texts.showsOff}
      checked={isShown}
      onChange={({ target }) => {
        if (!isPending) mutate(target.checked);
      }}
    />
  );
}
