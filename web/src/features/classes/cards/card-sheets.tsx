import type { PrintedCard } from '@study-assistant/contract/people/cards';
import { QRCodeSVG } from 'qrcode.react';
import { createPortal } from 'react-dom';
import { groupJoinCode } from '../../../lib/format/join-code.ts';
import { paths } from '../../../paths.ts';
import styles from './cards.module.css';

const CARDS_ON_A_SHEET = 8;

type CardSheetsProps = { className: string; cards: readonly PrintedCard[] };

/** The cards on the page, and beside it as sheets for paper, where nothing else is printed. */
export function CardSheets({ className, cards }: CardSheetsProps) {
  const sheets = Array.from({ length: Math.ceil(cards.length / CARDS_ON_A_SHEET) }, (_, at) =>
    cards.slice(at * CARDS_ON_A_SHEET, (at + 1) * CARDS_ON_A_SHEET),
  );
  return (
    <>
      <ul className={styles.preview} aria-label="Cards">
        {cards.map((card) => (
          <li key={card.uid} className={styles.card}>
            <CardFace className={className} card={card} />
          </li>
        ))}
      </ul>
      {createPortal(
        <div className={styles.paper} aria-hidden>
          {sheets.map((sheet) => (
            <div key={sheet[0]?.uid} className={styles.sheet}>
              {sheet.map((card) => (
                <div key={card.uid} className={styles.card}>
                  <CardFace className={className} card={card} />
                </div>
              ))}
            </div>
          ))}
        </div>,
        document.body,
      )}
    </>
  );
}

/** The code goes into the fragment of the address, which no server's log has. */
function CardFace({ className, card }: { className: string; card: PrintedCard }) {
  return (
    <>
      <div className={styles.words}>
        <p className={styles.name}>
          <bdi>{card.fullName}</bdi>
        </p>
        <p className={styles.class}>
          <bdi>{className}</bdi>
        </p>
        <p className={styles.address}>
          {location.host}
          {paths.card}
        </p>
        <p className={styles.code}>{groupJoinCode(card.code)}</p>
      </div>
      <QRCodeSVG
        className={styles.qr}
        value={`${location.origin}${paths.card}#${card.code}`}
        title={`QR code of the card of ${card.fullName}`}
        bgColor="#ffffff"
        fgColor="#000000"
        marginSize={2}
      />
    </>
  );
}
