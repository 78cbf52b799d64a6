import { queryOptions } from '@tanstack/react-query';
import { transportOf } from '../core/create-query-client.ts';
import type { Agenda } from './requests.ts';
import {
  getRequestPeople,
  getUnavailabilityPeople,
  postRequestPeopleFilter,
  postUnavailabilityPeopleFilter,
} from './requests.wire.ts';

/** A person whose requests the user decides about. */
export interface RequestPerson {
  personRef: string;
  /** The personal number and the full name, as the backend writes them. */
  name: string;
}

/** The number of typed characters from which on the backend searches. @requirement requests-39 */
export const remoteSearchFrom = 3;

const endpoints = {
  requests: { all: getRequestPeople, filtered: postRequestPeopleFilter },
  unavailabilities: { all: getUnavailabilityPeople, filtered: postUnavailabilityPeopleFilter },
} as const;

/**
 * Fetches the people whose requests the user decides about: all of them, or the results of a search from the third typed
 * character on.
 *
 * @requirement requests-39, requests-49
 */
export function requestPeopleQuery(agenda: Agenda, typed: string) {
  const text = typed.trim();
  const isRemote = text.length >= remoteSearchFrom;
  return queryOptions({
    queryKey: ['requests', 'people', agenda, isRemote ? text : ''] as const,
    queryFn: async ({ client, signal }): Promise<RequestPerson[]> => {
      const { all, filtered } = endpoints[agenda];
      const people = isRemote
        ? await transportOf(client).call(filtered, { body: { Value: text } }, { signal })
        : await transportOf(client).call(all, {}, { signal });
      return people.map(({ OcFullName, IXS_REF }) => ({ personRef: IXS_REF, name: OcFullName }));
    },
    staleTime: 5 * 60_000,
    // The previous people stay visible while the backend searches.
    placeholderData(found, previous) {
      const [, , agendaBefore] = previous?.queryKey ?? [];
      return agendaBefore === agenda ? found : undefined;
    },
  });
}
