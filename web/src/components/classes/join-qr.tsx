import { QRCodeSVG } from 'qrcode.react';
import styles from './join-qr.module.css';

/** The code is black on white in every theme, because some cameras read nothing else. */
export function JoinQr({ link }: { link: string }) {
  return (
    <div className={styles.qr}>
      <QRCodeSVG
        value={link}
        title="QR code that leads to joining this class"
        bgColor="#ffffff"
        fgColor="#000000"
        marginSize={3}
      />
    </div>
  );
}
