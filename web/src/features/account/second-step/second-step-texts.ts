import { count } from '../../../lib/format/numbers.ts';

/** The texts of the second step on one's own account. */
export const texts = {
  title: 'Second step',
  description: 'A code of an app on your phone, asked for beside your password.',
  on: 'On',
  off: 'Not set up',
  required:
    'Whoever looks after this school signs in with a second step. Set it up here; until then nothing else of the school is open to you.',
  signInWithIt: 'It is set up, but this sign-in was made without it. Sign out, and sign in again.',
  confirmFirst: 'Confirm your e-mail address first.',
  codesLeft: (left: number) =>
    left === 0
      ? 'You have no recovery code left. Make new ones, so that a lost phone does not lock you out.'
      : `You have ${count(left, 'recovery code')} left, for when your phone is not at hand.`,

  setUp: 'Set up',
  setUpTitle: 'Set up the second step',
  setUpExplain:
    'Read this code with an authenticator app, such as those of Google, Microsoft or your password manager. Then enter the six digits that it shows.',
  qrTitle: 'QR code with the key for your app',
  keyLabel: 'Or type this key into the app',
  loading: 'Making a key…',
  beginFailed: 'A key could not be made. Please try again.',
  confirm: 'Turn on',
  done: 'The second step is on. Every sign-in asks for a code from now on.',
  doneWithoutCodes: 'The second step is on, but there are no recovery codes yet. Please make them.',

  codesTitle: 'Your recovery codes',
  codesExplain:
    'With one of them you sign in when your phone is not at hand: it removes your second step, and is used up. They are shown now and never again: keep them where others do not look.',
  copy: 'Copy',
  copied: 'The codes are copied.',
  copyFailed: 'Your browser does not copy. Please select the codes, or download them.',
  download: 'Download',
  print: 'Print',
  kept: 'I have kept them',
  fileHead: (host: string, email: string) => `Recovery codes of ${email} at ${host}`,

  newCodes: 'Make new recovery codes',
  codesMade: 'New recovery codes are made. Those from before no longer count.',
  newCodesFailed: 'New codes could not be made:',

  remove: 'Remove',
  removeTitle: 'Remove the second step?',
  removeExplain:
    'Your password alone signs you in then. All devices that were signed in with a code are signed out, this one too.',
  removed: 'Your second step is removed. Please sign in again.',
  removeFailed: 'It could not be removed:',
} as const;
