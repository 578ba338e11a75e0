import {
  cardPictures,
  PICTURES_IN_SECRET,
  type CardPicture,
} from '@study-assistant/contract/people/cards';
import {
  Apple,
  Bike,
  Bird,
  Cat,
  Crown,
  Dog,
  Fish,
  Flower2,
  Key,
  Leaf,
  Moon,
  Rocket,
  Sailboat,
  Star,
  Sun,
  TreePine,
  type LucideIcon,
} from 'lucide-react';
import { Button } from '../../../components/ui/button/button.tsx';
import styles from './card.module.css';

const pictures: Readonly<Record<CardPicture, { word: string; Icon: LucideIcon }>> = {
  apple: { word: 'Apple', Icon: Apple },
  bike: { word: 'Bike', Icon: Bike },
  bird: { word: 'Bird', Icon: Bird },
  boat: { word: 'Boat', Icon: Sailboat },
  cat: { word: 'Cat', Icon: Cat },
  crown: { word: 'Crown', Icon: Crown },
  dog: { word: 'Dog', Icon: Dog },
  fish: { word: 'Fish', Icon: Fish },
  flower: { word: 'Flower', Icon: Flower2 },
  key: { word: 'Key', Icon: Key },
  leaf: { word: 'Leaf', Icon: Leaf },
  moon: { word: 'Moon', Icon: Moon },
  rocket: { word: 'Rocket', Icon: Rocket },
  star: { word: 'Star', Icon: Star },
  sun: { word: 'Sun', Icon: Sun },
  tree: { word: 'Tree', Icon: TreePine },
};

type PictureChoiceProps = {
  chosen: readonly CardPicture[];
  onChange: (chosen: CardPicture[]) => void;
};

/** Four of sixteen pictures in an order; choosing a chosen one takes it away again. */
export function PictureChoice({ chosen, onChange }: PictureChoiceProps) {
  const isFull = chosen.length === PICTURES_IN_SECRET;

  function toggle(picture: CardPicture) {
    if (chosen.includes(picture)) onChange(chosen.filter((one) => one !== picture));
    else if (!isFull) onChange([...chosen, picture]);
  }

  return (
    <div className={styles.choice}>
      <p role="status" className={styles.chosen}>
        {chosen.length === 0
          ? 'No picture chosen yet.'
          : `Chosen: ${chosen.map((one, at) => `${at + 1}. ${pictures[one].word}`).join(', ')}`}
      </p>
      <ul className={styles.pictures} aria-label="Pictures">
        {cardPictures.map((picture) => {
          const { word, Icon } = pictures[picture];
          const place = chosen.indexOf(picture) + 1;
          return (
            <li key={picture}>
              <button
                type="button"
                className={styles.picture}
                aria-pressed={place > 0}
                aria-disabled={isFull && place === 0}
                onClick={() => toggle(picture)}
              >
                <Icon aria-hidden />
                <span>{word}</span> {place > 0 && <span className={styles.place}>{place}</span>}
              </button>
            </li>
          );
        })}
      </ul>
      {chosen.length > 0 && (
        <Button variant="quiet" onClick={() => onChange([])}>
          Choose again
        </Button>
      )}
    </div>
  );
}
