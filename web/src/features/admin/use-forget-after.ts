import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { forgetPeople } from '../../queries/people.ts';

/** Discards data about people when a process that changes them ends, or is no longer watched. */
export function useForgetAfter(isRunning: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isRunning) return undefined;
    return () => void forgetPeople(client);
  }, [isRunning, client]);
}
