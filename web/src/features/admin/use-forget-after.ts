import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { forgetPeople } from '../../queries/people.ts';

/** What runs changes people: when it is over, or no longer looked at, what is known of them is old. */
export function useForgetAfter(isRunning: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isRunning) return undefined;
    return () => void forgetPeople(client);
  }, [isRunning, client]);
}
