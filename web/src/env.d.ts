interface ImportMetaEnv {
  /** Where the logo is; set by vite.config.ts to /logo.png unless the environment says otherwise. */
  readonly VITE_LOGO_URL: string;
}
