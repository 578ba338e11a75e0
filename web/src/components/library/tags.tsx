import { useState } from 'react';
import { describeFailure } from '../../lib/api/describe-failure.ts';
import { Badge } from '../ui/badge/badge.tsx';
import { FormDialog } from '../ui/dialog/form-dialog.tsx';
import { Field } from '../ui/field/field.tsx';
import { Input } from '../ui/field/input.tsx';
import styles from './library.module.css';

/** The tags of a quiz or a material. */
export function TagList({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label="Tags" className={styles.tags}>
      {tags.map((tag) => (
        <li key={tag}>
          <Badge>
            <bdi>{tag}</bdi>
          </Badge>
        </li>
      ))}
    </ul>
  );
}

type TagsDialogProps = {
  /** What is tagged. */
  name: string;
  tags: readonly string[];
  /** Tags that she has given to others, which are offered. */
  known: readonly string[];
  isSaving: boolean;
  error: Error | null;
  onSave: (tags: string[]) => void;
  onCancel: () => void;
};

/** Asks for the tags of one thing, in one line with commas between them. */
export function TagsDialog({
  name,
  tags,
  known,
  isSaving,
  error,
  onSave,
  onCancel,
}: TagsDialogProps) {
  const [line, setLine] = useState(tags.join(', '));
  const others = known.filter((tag) => !tags.includes(tag));
  return (
    <FormDialog
      title={`Tags of ${name}`}
      submitLabel="Save tags"
      isBusy={isSaving}
      error={error && describeFailure('The tags could not be saved:', error)}
      onSubmit={() => onSave(readTags(line))}
      onCancel={onCancel}
    >
      <Field
        id="library-tags"
        label="Tags"
        isOptional
        hint={
          others.length > 0
            ? `With commas between them. You also use: ${others.slice(0, 6).join(', ')}.`
            : 'With commas between them, such as: exam, lab. Only you see them.'
        }
      >
        {(control) => (
          <Input
            {...control}
            dir="auto"
            value={line}
            onChange={(event) => setLine(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}

function readTags(line: string): string[] {
  const tags = line.split(',').map((tag) => tag.trim());
  return [...new Set(tags.filter((tag) => tag !== ''))];
}

/** Every tag that occurs, by name. */
export function collectTags(things: readonly { tags: readonly string[] }[]): string[] {
  return [...new Set(things.flatMap(({ tags }) => tags))].sort((a, b) => a.localeCompare(b));
}
