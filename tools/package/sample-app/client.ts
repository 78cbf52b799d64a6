import { systemClock } from '@selfservice/api/core/clock';
import { createQueryClient } from '@selfservice/api/core/create-query-client';
import { createTransport, fixedToken } from '@selfservice/api/core/create-transport';
import { preferredLanguage } from '@selfservice/api/core/language';
import type { QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';

/**
 * Creates the query client of a user who is signed in.
 *
 * @param baseUrl the address of the backend, without a slash at the end
 */
export function createClient(texts: i18n, token: string, baseUrl: string): QueryClient {
  const transport = createTransport({
    baseUrl: () => baseUrl,
    language: () => preferredLanguage(texts.languages),
    authorization: fixedToken(token),
  });
  return createQueryClient({ transport, clock: systemClock });
}
