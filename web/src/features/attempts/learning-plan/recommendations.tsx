import type { TeacherMaterial, TopicPlace } from '@study-assistant/contract/attempts/analysis';
import { ChevronUp, Lightbulb, Repeat } from 'lucide-react';
import { useId, useRef, useState, type ReactNode } from 'react';
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
  /** Where the quiz's own document explains a topic. */
  places: readonly TopicPlace[];
  /** The attempt whose mistakes can be practised; null for whoever does not practise. */
  practisedAttempt: string | null;
};

export function Recommendations({
  texts,
  topics,
  materials,
  places,
  practisedAttempt,
}: RecommendationsProps) {
  if (texts.length === 0) return null;
  return (
    <Card
      title="AI-Powered Recommendations"
      actions={
        practisedAttempt !== null && (
          <ButtonLink
            to={paths.practiceOf({ attempt: practisedAttempt })}
            icon={<Repeat aria-hidden />}
          >
            Practise what went wrong
          </ButtonLink>
        )
      }
    >
      <ul className={styles.grid}>
        {texts.map((text, index) => {
          const topic = topics[index] ?? null;
          return (
            <SuggestionCard key={index} number={index + 1} text={text} topic={topic}>
              <MaterialLink
                text={text}
                materials={materials}
                place={places.find((place) => place.topic === topic)}
              />
              {topic !== null && practisedAttempt !== null && (
                <Link
                  to={paths.practiceOf({ attempt: practisedAttempt, topic })}
                  aria-label={`Practise this topic: “${topic}”`}
                >
                  Practise this topic
                </Link>
              )}
            </SuggestionCard>
          );
        })}
      </ul>
    </Card>
  );
}

type MaterialLinkProps = {
  text: string;
  materials: readonly TeacherMaterial[];
  /** Undefined where none is known. */
  place: TopicPlace | undefined;
};

/** Opens the material that a text names, at the section or the page that it names, too. */
function MaterialLink({ text, materials, place }: MaterialLinkProps) {
  const material = materials.find(({ title }) => text.includes(`“${title}”`));
  if (!material) return null;
  const { id, title } = material;
  if (place?.section && text.includes(`“${place.section}”`)) {
    const { section } = place;
    return (
      <Link to={`${paths.material(id)}?section=${encodeURIComponent(section)}`}>
        Open “<bdi>{section}</bdi>” in “<bdi>{title}</bdi>”
      </Link>
    );
  }
  if (place?.page && text.includes(`page ${place.page}`)) {
    return (
      <Link to={`${paths.material(id)}?page=${place.page}`}>
        Open page {place.page} of “<bdi>{title}</bdi>”
      </Link>
    );
  }
  return (
    <Link to={paths.material(id)}>
      Open “<bdi>{title}</bdi>”
    </Link>
  );
}

/** A longer text does not fit on the front. */
const HINT_LENGTH = 150;

type SuggestionCardProps = {
  number: number;
  text: string;
  /** Null when the text has no single topic. */
  topic: string | null;
  /** Links to what can be done now. */
  children: ReactNode;
};

/**
 * A card with the topic on its front and the suggestion on its back, which is up at first, so that
 * nobody has to open what she came to read. A screen reader always finds both faces. The buttons
 * cover the faces, so that a click anywhere turns the card.
 */
function SuggestionCard({ number, text, topic, children }: SuggestionCardProps) {
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
          <div hidden={!isTurned} className={styles.steps}>
            {children}
          </div>
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
