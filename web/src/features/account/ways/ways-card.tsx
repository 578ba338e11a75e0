import { useState } from 'react';
import { Badge } from '../../../components/ui/badge/badge.tsx';
import { Button } from '../../../components/ui/button/button.tsx';
import { Card } from '../../../components/ui/card/card.tsx';
import type { Proof } from '../../../queries/sign-in-ways.ts';
import styles from '../account.module.css';
import { AddDialog, RemoveDialog, SetPasswordDialog } from './change-dialogs.tsx';
import { findProof, PASSWORD, type ListedWay } from './list-ways.ts';
import { ProofDialog } from './proof-dialog.tsx';
import { texts } from './ways-texts.ts';

/** How the person signs in: what she has, and what she may connect or remove. */
export function WaysCard({ ways }: { ways: readonly ListedWay[] }) {
  const [changed, setChanged] = useState<ListedWay | null>(null);
  const usable = ways.filter(({ isUsable }) => isUsable);
  const isLast = usable.length === 1 && usable[0]?.id !== PASSWORD;
  return (
    <Card title="Ways to sign in" description={texts.description}>
      <ul className={styles.ways}>
        {ways.map((way) => (
          <li key={way.id} data-row={way.id} tabIndex={-1}>
            <WayLine way={way} />
            {mayChange(ways, way) && (
              <Button aria-label={`${actOn(way)} ${way.label}`} onClick={() => setChanged(way)}>
                {actOn(way)}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isLast && <p className={styles.hint}>{texts.lastWay}</p>}
      {changed && <ChangeDialog ways={ways} way={changed} onClose={() => setChanged(null)} />}
    </Card>
  );
}

function WayLine({ way: { label, email, isConnected, isUsable, id } }: { way: ListedWay }) {
  const isPassword = id === PASSWORD;
  const missing = isPassword ? texts.noPassword : texts.notConnected;
  return (
    <div>
      <p>
        <strong>{label}</strong>
      </p>
      {email !== null && (
        <p className={styles.hint} dir="ltr">
          {email}
        </p>
      )}
      {isPassword && isConnected && <p className={styles.hint}>{texts.passwordStays}</p>}
      {!isConnected && <p className={styles.hint}>{missing}</p>}
      {isConnected && !isUsable && <Badge tone="warn">{texts.notTaken}</Badge>}
    </div>
  );
}

type ChangeDialogProps = { ways: readonly ListedWay[]; way: ListedWay; onClose: () => void };

/** First its owner signs in once more, by a way that stays, then the change itself. */
function ChangeDialog({ ways, way, onClose }: ChangeDialogProps) {
  const [proof, setProof] = useState<Proof | null>(null);
  const by = findProof(ways, way.id);
  if (!by) return null;
  if (!proof) return <ProofDialog by={by} onShown={setProof} onClose={onClose} />;
  if (way.isConnected) return <RemoveDialog way={way} onClose={onClose} />;
  if (way.provider === null) return <SetPasswordDialog onClose={onClose} />;
  return <AddDialog provider={way.provider} proof={proof} onClose={onClose} />;
}

/** The last way that signs in stays. So does a password: with it Firebase takes the address away as well. */
function mayChange(ways: readonly ListedWay[], { id, isConnected }: ListedWay): boolean {
  return !(id === PASSWORD && isConnected) && findProof(ways, id) !== null;
}

function actOn({ isConnected, id }: ListedWay): string {
  if (isConnected) return 'Remove';
  return id === PASSWORD ? 'Set' : 'Connect';
}
