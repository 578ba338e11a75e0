interface ImportMetaEnv {
  /** The logo's address; vite.config.ts sets /logo.png unless the environment overrides it. */
  readonly VITE_LOGO_URL: string;
}

/** Settings of a build; none is needed when Firebase Hosting serves the page. */
interface ImportMetaEnv {
  readonly VITE_API_BASE?: string;
  readonly VITE_FIREBASE_API_KEY?: string;
  readonly VITE_FIREBASE_AUTH_DOMAIN?: string;
  readonly VITE_FIREBASE_PROJECT_ID?: string;
  readonly VITE_FIREBASE_APP_ID?: string;
  readonly VITE_AUTH_EMULATOR_URL?: string;
  readonly VITE_APP_CHECK_SITE_KEY?: string;
}
