import { queryOptions } from '@tanstack/react-query';
import { transportOf } from '../core/create-query-client.ts';
import type { Agenda } from './requests.ts';
import {
  getRequestPeople,
  getUnavailabilityPeople,
  postRequestPeopleFilter,
  postUnavailabilityPeopleFilter,
} from './requests.wire.ts';

/** Somebody whose requests the person decides about. */
export interface RequestPerson {
  personRef: string;
  /** Personal number and full name, in the server's words. */
  name: string;
}

/** From how many typed characters on the server searches; with fewer the whole list stands. */
export const remoteSearchFrom = 3;

const endpoints = {
  requests: { all: getRequestPeople, filtered: postRequestPeopleFilter },
  unavailabilities: { all: getUnavailabilityPeople, filtered: postUnavailabilityPeopleFilter },
} as const;

/**
 * Asks for the people that the person decides about: all of them, or from the third character on those that the server
 * finds. Specification 000 section 5 (person filter).
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
    // Those found before stay while others are searched for.
    placeholderData(found, previous) {
      const [, , agendaBefore] = previous?.queryKey ?? [];
      return agendaBefore === agenda ? found : undefined;
    },
  });
}
