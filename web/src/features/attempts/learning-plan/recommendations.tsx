import type { TeacherMaterial } from '@study-assistant/contract/attempts/analysis';
import { ChevronUp, Lightbulb, Repeat } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { ButtonLink } from '../../../components/ui/button/button-link.tsx';
import { Card } from '../../../components/ui/card/card.tsx';
import { classNames } from '../../../lib/dom/class-names.ts';
import { paths } from '../../../paths.ts';
import styles from './suggestion-card.module.css';

type RecommendationsProps = {
  texts: readonly string[];
  /** The topic of each recommendation; null when it has no single topic. */
  topics: readonly (string | null)[];
  /** Those that a text may name get a link below it. */
  materials: readonly TeacherMaterial[];
  /** The way to practise what went wrong; null for whoever does not practise. */
  practice: string | null;
};

export function Recommendations({ texts, topics, materials, practice }: RecommendationsProps) {
  if (texts.length === 0) return null;
  return (
    <Card
      title="AI-Powered Recommendations"
      actions={
        practice !== null && (
          <ButtonLink to={practice} icon={<Repeat aria-hidden />}>
            Practise what went wrong
          </ButtonLink>
        )
      }
    >
      <ul className={styles.grid}>
        {texts.map((text, index) => (
          <SuggestionCard
            key={index}
            number={index + 1}
            text={text}
            topic={topics[index] ?? null}
            material={materials.find(({ title }) => text.includes(`“${title}”`)) ?? null}
          />
        ))}
      </ul>
    </Card>
  );
}

/** A longer text does not fit on the front. */
const HINT_LENGTH = 150;

type SuggestionCardProps = {
  number: number;
  text: string;
  /** Null when the text has no single topic. */
  topic: string | null;
  /** The material that the text names, if students have it. */
  material: TeacherMaterial | null;
};

/**
 * A card with the topic on its front and the suggestion on its back, which is up at first, so that
 * nobody has to open what she came to read. A screen reader always finds both faces. The buttons
 * cover the faces, so that a click anywhere turns the card.
 */
function SuggestionCard({ number, text, topic, material }: SuggestionCardProps) {
  const textId = useId();
  const [isTurned, setIsTurned] = useState(true);
  const front = useRef<HTMLButtonElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const beginning = firstSentence(text);

  function turn() {
    flushSync(() => setIsTurned(!isTurned));
    (isTurned ? front : back).current?.focus({ preventScroll: true });
  }

  return (
    <li className={classNames(styles.card, isTurned && styles.turned)}>
      <div className={styles.faces}>
        <div className={classNames(styles.face, styles.front)}>
          <div className={styles.head}>
            <Lightbulb aria-hidden />
            <h3>Suggestion {number}</h3>
          </div>
          <div className={styles.words}>
            {topic !== null && (
              <p className={styles.topic} dir="auto">
                {topic}
              </p>
            )}
            {beginning !== null && (
              <p aria-hidden className={styles.beginning} dir="auto">
                {beginning}
              </p>
            )}
          </div>
          <p aria-hidden className={styles.hint}>
            {text.length > HINT_LENGTH ? 'Show the whole text' : 'Show the text'}
          </p>
          <button
            ref={front}
            type="button"
            aria-expanded={false}
            aria-controls={textId}
            aria-label={`Show suggestion ${number}`}
            hidden={isTurned}
            className={styles.cover}
            onClick={turn}
          />
        </div>
        <div className={classNames(styles.face, styles.back)}>
          <p aria-hidden className={styles.head}>
            <Lightbulb />
            <span>
              Suggestion {number}
              {topic !== null && (
                <>
                  : <span dir="auto">{topic}</span>
                </>
              )}
            </span>
          </p>
          <p id={textId} className={styles.words} dir="auto">
            {text}
          </p>
          {material && (
            <p hidden={!isTurned} className={styles.material}>
              <Link to={paths.material(material.id)}>
                Open “<bdi>{material.title}</bdi>”
              </Link>
            </p>
          )}
          <p aria-hidden className={styles.hint}>
            <ChevronUp /> Hide the text
          </p>
          <button
            ref={back}
            type="button"
            aria-expanded
            aria-controls={textId}
            aria-label={`Hide suggestion ${number}`}
            hidden={!isTurned}
            className={styles.cover}
            onClick={turn}
          />
        </div>
      </div>
    </li>
  );
}

/** Returns the first sentence of a text; null when there is no other, or when it never ends. */
export function firstSentence(text: string): string | null {
  const sentence = /^.+?[.!?]["”’)]?(?=\s+[^\s\p{Ll}])/su.exec(text.trim())?.[0];
  return sentence ?? null;
}
