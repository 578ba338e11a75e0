/** An esbuild plugin: our own workspaces go into the bundle, npm packages stay imports. */
export const keepPackagesOutside = {
  name: 'keep-packages-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@study-assistant/')
        ? null
        : { path, external: true },
    );
  },
};
