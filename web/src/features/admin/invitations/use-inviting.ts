import { useMutation, useQueryClient } from '@tanstack/react-query';
import { inviteTeachers, type InvitationResult, type Invitee } from '../../../queries/people.ts';

export type Invited = Invitee & { result: InvitationResult | null };

/** Sends the invitations and pairs each of the invited with her result. */
export function useInviting() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (teachers: Invitee[]): Promise<Invited[]> => {
      const results = await inviteTeachers(teachers);
      return teachers.map((one, at) => ({ ...one, result: results[at] ?? null }));
    },
    onSettled: () => void client.invalidateQueries({ queryKey: ['admin'] }),
  });
}
