import { useState } from 'react';
import { Button } from '../../components/ui/button/button.tsx';
import { Card } from '../../components/ui/card/card.tsx';
import { texts } from './account-texts.ts';
import { LeaveDialog } from './leave-dialog.tsx';

/** Closes one's own account, after asking. */
export function LeaveCard({ email }: { email: string }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Card title="Leave" description={texts.leave}>
      <div>
        <Button variant="danger" onClick={() => setIsAsking(true)}>
          Leave…
        </Button>
      </div>
      {isAsking && <LeaveDialog email={email} onClose={() => setIsAsking(false)} />}
    </Card>
  );
}
