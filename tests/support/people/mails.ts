import { currentSite } from '../product/site.ts';

type Mail = { email: string; requestType: string; oobLink: string };

/** The link of the last mail of this kind that the local Auth would have sent. */
export async function findMailedLink(
  email: string,
  kind: 'VERIFY_EMAIL' | 'PASSWORD_RESET',
): Promise<string> {
  const { GCLOUD_PROJECT: project, FIREBASE_AUTH_EMULATOR_HOST: host } = currentSite().adminEnv;
  const response = await fetch(`http://${host}/emulator/v1/projects/${project}/oobCodes`);
  const { oobCodes } = (await response.json()) as { oobCodes: Mail[] };
  const link = oobCodes.findLast((mail) => mail.email === email && mail.requestType === kind);
  if (!link) throw new Error(`No ${kind} was sent to ${email}.`);
  return link.oobLink;
}
