import { queryOptions } from '@tanstack/react-query';
import type { PeopleChoice } from '../centres/people-choice.ts';
import { isSameChoice, toCategoryList, toCentreFields } from '../centres/people-choice.ts';
import { transportOf } from '../core/create-query-client.ts';
import type { Clock } from '../core/clock.ts';
import { toPeopleList } from '../core/people-list.ts';
import { firstPage } from '../core/wire.ts';
import type { Permissions } from '../session/permissions.ts';
import { toPersonPresence } from './presence.ts';
import type { PresenceFilter, PresenceList } from './presence-filter.ts';
import { placeholderPresence, wireFilters } from './presence-filter.ts';
import { presenceRightsOf } from './presence-rights.ts';
import { readWords } from './presence-words.ts';
import { postPresence } from './presence.wire.ts';

/** The people whose presence is fetched. */
export interface PresenceRequest {
  people: PeopleChoice;
  filter: PresenceFilter;
}

/**
 * Fetches the presence of the people of a centre. Fields without permission are dropped before the response is
 * stored; names of reasons are then not fetched at all.
 * @requirement presence-18, presence-19, presence-20, presence-22
 */
export function presenceQuery(clock: Clock, { people, filter }: PresenceRequest, permissions: Permissions) {
  const rights = presenceRightsOf(permissions);
  return queryOptions({
    queryKey: ['presence', 'list', people, filter, rights] as const,
    queryFn: async ({ client, signal }): Promise<PresenceList> => {
      const body = {
        ...toCentreFields(people),
        CheckedIxsStrs: toCategoryList(people),
        SelectedPresence: wireFilters[filter],
      };
      const [page, words] = await Promise.all([
        transportOf(client).call(postPresence, { query: firstPage, body }, { signal }),
        rights.knowsReasons ? readWords(client) : null,
      ]);
      const list = toPeopleList(page, (rows) => rows.map((row) => toPersonPresence(row, rights, words)));
      return { ...list, asOf: clock.localNow() };
    },
    meta: { isPage: true },
    placeholderData(known, previous) {
      const [, , peopleBefore, filterBefore] = previous?.queryKey ?? [];
      if (!filterBefore || !isSameChoice(peopleBefore, people)) return undefined;
      return placeholderPresence(known, filterBefore, filter);
    },
  });
}
