import { callNames, calls } from '@selfservice/mock-server/core/calls';

/** The names of the calls of the backend, without the file beside the page. */
export const backendCalls = callNames.filter((name) => calls[name].path.startsWith('/'));
