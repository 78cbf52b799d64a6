/**
 * The mock server, for the test routes alone: a chunk of its own, on its way as soon as one of them is opened. The
 * product has no other import of it.
 */
export const testServer = import('@selfservice/mock-server/testing/test-backend');

type TestServer = Awaited<typeof testServer>;

/** What a test route has generated. */
export type TestChoice = Parameters<TestServer['createTestBackend']>[0];
