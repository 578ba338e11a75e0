import { useState } from 'react';
import { Icon } from '../../../components/ui/text/icon.tsx';
import { classNames } from '../../../lib/dom/class-names.ts';
import { optionLetter } from '../../../lib/format/option-letter.ts';
import styles from './sample-card.module.css';

/** An ordinary question that shows newcomers what the product makes of a lesson. */
const sampleQuestion = {
  question: 'Which part of a plant cell makes sugar with the energy of sunlight?',
  options: [
    { text: 'Mitochondrion', why: 'Mitochondria use sugar up: they set its energy free.' },
    {
      text: 'Chloroplast',
      why: 'Only plants and algae have them, and they are why leaves are green.',
    },
    { text: 'Vacuole', why: 'A vacuole stores water and what is dissolved in it.' },
    { text: 'Nucleus', why: 'The nucleus keeps the genes and directs the cell.' },
  ],
  correctAnswer: 1,
  quote:
    'Chloroplasts catch the energy of sunlight and use it to make sugar out of water and carbon dioxide.',
  source: 'Plant cells.pdf, page 2',
} as const;

const { question, options, correctAnswer, quote, source } = sampleQuestion;

/** One question to answer. After a wrong choice another one can be tried. */
export function SampleCard() {
  const [chosen, setChosen] = useState<number | null>(null);
  return (
    <section aria-labelledby="sample-question" className={styles.card}>
      <p id="sample-question" className={styles.question}>
        {question}
      </p>
      <ul className={styles.options}>
        {options.map(({ text }, index) => (
          <li key={text}>
            <Option index={index} isChosen={chosen === index} onChoose={() => setChosen(index)} />
          </li>
        ))}
      </ul>
      <div role="status">{chosen !== null && <Explanation chosen={chosen} />}</div>
    </section>
  );
}

type OptionProps = { index: number; isChosen: boolean; onChoose: () => void };

function Option({ index, isChosen, onChoose }: OptionProps) {
  const isRight = index === correctAnswer;
  const verdict = isRight ? styles.right : styles.wrong;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      className={classNames(styles.option, isChosen && verdict)}
      onClick={onChoose}
    >
      <span aria-hidden className={styles.mark}>
        {isChosen ? <Icon name={isRight ? 'tick' : 'close'} /> : optionLetter(index)}
      </span>
      <span>{options[index]?.text}</span>
    </button>
  );
}

function Explanation({ chosen }: { chosen: number }) {
  return (
    <>
      <p className={styles.why}>
        <strong>{chosen === correctAnswer ? 'Right.' : 'Not this one.'}</strong>{' '}
        {options[chosen]?.why}
      </p>
      <figure className={styles.source}>
        <blockquote>“{quote}”</blockquote>
        <figcaption>{source}</figcaption>
      </figure>
    </>
  );
}
