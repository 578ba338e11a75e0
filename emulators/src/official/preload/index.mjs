/** This module is loaded into the process of firebase-tools before its own code. */
import './end-with-parent.mjs';
import './mend-workers.mjs';
import './name-all-emulators.mjs';
import './play-providers.mjs';
import './play-second-factor.mjs';
import './refuse-unreadable-addresses.mjs';
import './say-less.mjs';
import './secrets-from-environment.mjs';
import './share-workers.mjs';
import './sign-up-at-one-moment.mjs';
import './start-faster.mjs';
import './start-own-workers.mjs';
import './survive-hang-ups.mjs';
import './tasks-in-time.mjs';
import './tell-of-documents.mjs';
import './unproven-gives-way.mjs';
// This comes last, so that it wraps all of the above.
import './bad-day.mjs';
