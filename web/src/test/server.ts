import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

/** The mocked API: `server.use(http.get('/api/materials', …))`. Unexpected requests fail. */
export const server = setupServer(
  http.get('/api/health', () =>
    HttpResponse.json({ success: true, version: '0.1.0', provider: 'offline', uptime: 1 }),
  ),
  // Whoever logs out tells the server so.
  http.delete('/api/account/sessions/this', () => HttpResponse.json({ success: true })),
);
