import type { ToDo } from '@study-assistant/contract/assignments/assignments';
import { useId, useState, type ComponentType } from 'react';
import { Button } from '../../components/ui/button/button.tsx';
import { useSignedInUser } from '../../lib/auth/session.ts';
import styles from './to-do.module.css';

/** Of a list, unless it is what has to be done: the quizzes below it should still be seen. */
const SHOWN_ROWS = 3;

type ToDoGroupProps = {
  title: string;
  toDos: readonly ToDo[];
  Item: ComponentType<{ toDo: ToDo; uid: string }>;
  layout?: 'cards' | 'rows';
};

export function ToDoGroup({ title, toDos, Item, layout = 'rows' }: ToDoGroupProps) {
  const { uid } = useSignedInUser();
  const titleId = useId();
  const [isWhole, setWhole] = useState(layout === 'cards');
  if (toDos.length === 0) return null;
  const shown = isWhole ? toDos : toDos.slice(0, SHOWN_ROWS);
  return (
    <section aria-labelledby={titleId} className={styles.group}>
      <h3 id={titleId}>{title}</h3>
      <ul className={styles[layout]}>
        {shown.map((toDo) => (
          <li key={toDo.id}>
            <Item toDo={toDo} uid={uid} />
          </li>
        ))}
      </ul>
      {shown.length < toDos.length && (
        <Button className={styles.all} onClick={() => setWhole(true)}>
          Show all {toDos.length}
        </Button>
      )}
    </section>
  );
}
