import type { School } from '@study-assistant/contract/school/school';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Card } from '../../../components/ui/card/card.tsx';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { Switch } from '../../../components/ui/field/switch.tsx';
import { describeFailure } from '../../../lib/api/describe-failure.ts';
import { schoolQuery, takeProviders } from '../../../queries/school.ts';
import styles from '../admin.module.css';
import { listDomains, texts } from './school-texts.ts';

/** Which of the deployment's ways to sign in the school takes; nothing where there is none. */
export function SignInProviders({ providers }: { providers: School['signInProviders'] }) {
  const client = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: takeProviders,
    onSuccess: (school) => {
      client.setQueryData(schoolQuery.queryKey, school);
      void client.invalidateQueries({ queryKey: ['admin', 'audit'] });
      toast.success(texts.waysSaved);
    },
    onError: (error) => toast.error(describeFailure(texts.waysFailed, error)),
  });
  if (providers.length === 0) return null;
  const taken = isPending
    ? variables
    : providers.flatMap(({ id, isTaken }) => (isTaken ? [id] : []));
  return (
    <Card title={texts.ways} description={texts.waysText}>
      <div className={styles.stack}>
        {providers.map(({ id, label, domains }) => {
          const isTaken = taken.includes(id);
          const limits = domains.length > 0 && ` Addresses: ${listDomains(domains)}.`;
          return (
            <Switch
              key={id}
              label={label}
              hint={
                <>
                  {isTaken ? texts.isTaken : texts.isNotTaken}
                  {isTaken && limits}
                </>
              }
              checked={isTaken}
              onChange={({ target }) => {
                if (isPending) return;
                mutate(target.checked ? [...taken, id] : taken.filter((one) => one !== id));
              }}
            />
          );
        })}
      </div>
    </Card>
  );
}
