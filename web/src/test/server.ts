import { setupServer } from 'msw/node';

/** The API as a test wants it: `server.use(http.get('/api/materials', …))`. What no test asked for fails. */
export const server = setupServer();
