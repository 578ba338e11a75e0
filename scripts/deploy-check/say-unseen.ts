const ROLE = 'roles/iam.serviceAccountTokenCreator';

/** What only the cloud knows, with the command that asks it. Signing in by a card fails without it. */
export function sayUnseen(projectId: string): string {
  return [
    '',
    'Not seen from here: signing in by a card needs the account of the functions to sign as itself.',
    `It has to be a member of ${ROLE} on itself; ask the cloud with`,
    `    SA=$(gcloud projects describe ${projectId} --format='value(projectNumber)')-compute@developer.gserviceaccount.com`,
    `    gcloud iam service-accounts get-iam-policy $SA --project ${projectId}`,
    'and where it is not, docs/deploying.md says how to add it.',
  ].join('\n');
}
