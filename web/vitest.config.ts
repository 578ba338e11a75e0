import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  test: {
    name: 'web',
    environment: 'happy-dom',
    // It paints nothing: what draws on a canvas would fail in a frame of its own, after its test.
    environmentOptions: { happyDOM: { settings: { device: { prefersReducedMotion: 'reduce' } } } },
    // Loading the product afresh for each file costs more than its tests.
    isolate: false,
    setupFiles: ['src/test/setup.ts'],
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    testTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
    env: { VITE_LOGO_URL: '/logo.png', TZ: 'UTC' },
  },
});
