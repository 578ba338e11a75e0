import type { Material } from '@study-assistant/contract/materials/materials';
import { toTopicKey } from '@study-assistant/contract/materials/topic-key';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Loaded } from '../../../components/loaded.tsx';
import { canStillBeRead, READING_PAUSE_MS } from '../../../components/materials/being-read.ts';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { isMissingOrInvalid } from '../../../lib/api/is-missing-or-invalid.ts';
import { bringToTop } from '../../../lib/dom/bring-to-top.ts';
import { useMediaQuery } from '../../../lib/dom/use-media-query.ts';
import {
  materialTextQuery,
  type MaterialText as TextOfMaterial,
} from '../../../queries/material-reading.ts';
import { CannotShow } from './cannot-show.tsx';
import styles from './reading.module.css';

/** What the address names of a material. */
export type Place = { section: string | null; page: number | null };

/** The text that was read from the file, at the section or the page that the address names. */
export function MaterialText({ material, place }: { material: Material; place: Place }) {
  const query = useQuery({
    ...materialTextQuery(material.id),
    refetchInterval: ({ state: { error } }) =>
      isMissingOrInvalid(error) && canStillBeRead(material) && READING_PAUSE_MS,
  });
  if (isMissingOrInvalid(query.error)) {
    return canStillBeRead(material) ? (
      <Skeleton
        label="The text is being read. It appears here in a moment…"
        isLabelVisible
        count={8}
      />
    ) : (
      <CannotShow material={material} />
    );
  }
  return (
    <Loaded
      query={query}
      skeleton={<Skeleton label="Loading the text…" count={8} />}
      error="The text could not be loaded."
    >
      {(text) => <Reading text={text} place={place} />}
    </Loaded>
  );
}

function Reading({ text, place }: { text: TextOfMaterial; place: Place }) {
  const { sections, isCut, ordersLeftOut } = text;
  const asked = findPlace(sections, place);
  useEffect(() => {
    if (asked >= 0) bringToTop(idOf(asked));
  }, [asked]);

  return (
    <div className={styles.reading}>
      <Contents titles={sections.map(({ title }) => title)} idOf={idOf} />
      <article aria-label="Text" className={styles.text}>
        {sections.map((section, at) => (
          <Section
            key={at}
            section={section}
            id={idOf(at)}
            isOnNewPage={section.page !== null && section.page !== sections[at - 1]?.page}
          />
        ))}
        {isCut && (
          <p className={styles.cut}>The text goes on in the file. Download it to read the rest.</p>
        )}
        {ordersLeftOut > 0 && (
          <p className={styles.cut}>
            Text that gives instructions to an AI is left out here. It is in the file.
          </p>
        )}
      </article>
    </div>
  );
}

type SectionProps = {
  section: TextOfMaterial['sections'][number];
  id: string;
  isOnNewPage: boolean;
};

function Section({ section: { title, page, paragraphs }, id, isOnNewPage }: SectionProps) {
  return (
    <section id={title === null ? id : undefined} tabIndex={title === null ? -1 : undefined}>
      {isOnNewPage && <p className={styles.page}>Page {page}</p>}
      {title !== null && (
        <h2 id={id} tabIndex={-1} dir="auto">
          {title}
        </h2>
      )}
      {paragraphs.map((paragraph, at) => (
        <p key={at} dir="auto">
          {paragraph}
        </p>
      ))}
    </section>
  );
}

/** The section that a place names, by its heading or its first one on that page; -1 without one. */
function findPlace(sections: TextOfMaterial['sections'], { section, page }: Place): number {
  if (section === null) return sections.findIndex((one) => one.page !== null && one.page === page);
  const key = toTopicKey(section);
  return sections.findIndex(({ title }) => title !== null && toTopicKey(title) === key);
}

function idOf(section: number): string {
  return `section-${section + 1}`;
}

/** A text with this many headings is long enough for a table of contents. */
const MANY_TITLES = 4;

type ContentsProps = {
  /** One for each section; null when it has no heading. */
  titles: readonly (string | null)[];
  idOf: (section: number) => string;
};

/** The contents of a long text. They are buttons, so that Back still leaves the page. */
function Contents({ titles, idOf }: ContentsProps) {
  const hasRoom = useMediaQuery('(width >= 1240px)');
  const named = titles.flatMap((title, at) => (title === null ? [] : [{ title, id: idOf(at) }]));
  if (named.length < MANY_TITLES) return null;
  return (
    <details open={hasRoom} className={styles.contents}>
      <summary>Contents</summary>
      <ol>
        {named.map(({ title, id }) => (
          <li key={id}>
            <button type="button" dir="auto" onClick={() => bringToTop(id)}>
              {title}
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}
