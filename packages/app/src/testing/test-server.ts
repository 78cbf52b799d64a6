/**
 * The mock server for the test routes: a separate chunk, loaded when one of them is opened. The product imports it nowhere
 * else.
 *
 * @requirement shell-12
 */
export const testServer = import('@selfservice/mock-server/testing/test-backend');

type TestServer = Awaited<typeof testServer>;

/** The settings of the data that a test route generates. */
export type TestChoice = Parameters<TestServer['createTestBackend']>[0];
