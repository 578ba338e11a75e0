import { useQuery } from '@tanstack/react-query';
import styles from '../../components/library/library.module.css';
import { Loaded } from '../../components/loaded.tsx';
import { Checkbox } from '../../components/ui/field/checkbox.tsx';
import { Skeleton } from '../../components/ui/state/skeleton.tsx';
import { classListQuery } from '../../queries/classes.ts';

type ClassChoiceProps = {
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

/** The teacher's classes to tick; an archived one only where it is ticked already. */
export function ClassChoice({ chosen, onChange }: ClassChoiceProps) {
  const classes = useQuery(classListQuery);

  function toggle(id: string) {
    const others = chosen.filter((one) => one !== id);
    onChange(others.length < chosen.length ? others : [...chosen, id]);
  }

  return (
    <Loaded
      query={classes}
      skeleton={<Skeleton label="Loading classes…" shape="rows" count={3} />}
      error="Your classes could not be loaded."
    >
      {(list) => (
        <fieldset className={styles.classes}>
          <legend className="visually-hidden">Classes</legend>
          {list.length === 0 && <p>You have no classes yet.</p>}
          {list
            .filter(({ id, archivedAt }) => archivedAt === null || chosen.includes(id))
            .map(({ id, name }) => (
              <Checkbox
                key={id}
                label={<bdi>{name}</bdi>}
                checked={chosen.includes(id)}
                onChange={() => toggle(id)}
              />
            ))}
        </fieldset>
      )}
    </Loaded>
  );
}
