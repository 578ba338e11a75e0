import { Copy, Download, Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../../components/ui/button/button.tsx';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { saveFile } from '../../../lib/dom/save-file.ts';
import { groupJoinCode } from '../../../lib/format/join-code.ts';
import { texts } from './second-step-texts.ts';
import styles from './second-step.module.css';

type RecoveryCodesProps = { email: string; codes: readonly string[]; onKept: () => void };

/** The codes that were made just now, on the page and beside it for paper; nobody sees them again. */
export function RecoveryCodes({ email, codes, onKept }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [codes]);
  const grouped = codes.map(groupJoinCode);
  const head = texts.fileHead(location.host, email);

  async function copy() {
    try {
      await navigator.clipboard.writeText(grouped.join('\n'));
      toast.success(texts.copied);
    } catch {
      // The browser refused, or the page has no clipboard without HTTPS.
      toast.error(texts.copyFailed);
    }
  }

  function download() {
    const lines = [head, '', ...grouped, ''].join('\r\n');
    saveFile('recovery-codes.txt', 'text/plain;charset=utf-8', lines);
  }

  const list = (
    <ol className={styles.codes} dir="ltr">
      {grouped.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ol>
  );
  return (
    <div className={styles.made}>
      <h3 ref={heading} tabIndex={-1}>
        {texts.codesTitle}
      </h3>
      <p>{texts.codesExplain}</p>
      {list}
      <div className={styles.buttons}>
        <Button icon={<Copy aria-hidden />} onClick={() => void copy()}>
          {texts.copy}
        </Button>
        <Button icon={<Download aria-hidden />} onClick={download}>
          {texts.download}
        </Button>
        <Button icon={<Printer aria-hidden />} onClick={() => window.print()}>
          {texts.print}
        </Button>
        <Button variant="primary" onClick={onKept}>
          {texts.kept}
        </Button>
      </div>
      {createPortal(
        <div className={styles.paper} aria-hidden>
          <p>{head}</p>
          {list}
        </div>,
        document.body,
      )}
    </div>
  );
}
