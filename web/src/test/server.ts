import { setupServer } from 'msw/node';

/** The mocked API: `server.use(http.get('/api/materials', …))`. Unexpected requests fail. */
export const server = setupServer();
