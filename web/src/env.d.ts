interface ImportMetaEnv {
  /** Where the logo is; set by vite.config.ts to /logo.png unless the environment says otherwise. */
  readonly VITE_LOGO_URL: string;
}

/** Settings of a build; none is needed where Firebase Hosting serves the page. */
interface ImportMetaEnv {
  readonly VITE_API_BASE?: string;
  readonly VITE_FIREBASE_API_KEY?: string;
  readonly VITE_FIREBASE_AUTH_DOMAIN?: string;
  readonly VITE_FIREBASE_PROJECT_ID?: string;
  readonly VITE_FIREBASE_APP_ID?: string;
  readonly VITE_AUTH_EMULATOR_URL?: string;
  readonly VITE_APP_CHECK_SITE_KEY?: string;
}
