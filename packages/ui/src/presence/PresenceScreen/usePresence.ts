import type { CentreSelection } from '@selfservice/api/centres/centre-choice';
import { toPeopleChoice } from '@selfservice/api/centres/people-choice';
import type { PresenceFilter } from '@selfservice/api/presence/presence-filter';
import { presenceQuery } from '@selfservice/api/presence/presence-query';
import { useQuery } from '@tanstack/react-query';
import { useCentreChoice } from '../../centres/CentrePickerDialog/useCentreChoice.ts';
import { useClock, usePermissions } from '../../environment/Environment.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { sortByName } from '../../patterns/person-name/sortByName.ts';
import { foundPeople } from './foundPeople.ts';

/** Reads who of a centre is there; of them, those whom a search finds are shown. */
export function usePresence(selection: CentreSelection, filter: PresenceFilter, search: string) {
  const language = useLanguage();
  const { level, choice: centre } = useCentreChoice(selection);
  const people = centre ? toPeopleChoice(centre) : { ...selection, centreId: 0 };
  const asked = presenceQuery(useClock(), { people, filter }, usePermissions());
  const presence = useQuery({ ...asked, enabled: centre !== null });
  const { data } = presence;
  const rows = data?.kind === 'people' ? data.rows : undefined;
  const list = rows && sortByName(rows, ({ fullName }) => fullName, language);
  const failing = centre ? presence : level;
  return {
    /** Whose people are shown; null until that is known. */
    centre,
    /** The centre, or why it is not known. */
    level,
    /** What has come of it. */
    query: {
      error: failing.error,
      isFetching: failing.isFetching,
      refetch: failing.refetch,
      /** When what is shown came; undefined before. */
      asOf: data?.asOf,
      /** The centre has more people than may be shown; null otherwise. */
      tooMany: data?.kind === 'tooManyPeople' ? data : null,
    },
    /** Everybody of the filter, in order; undefined while that is not known. */
    list,
    /** Those of them whom the search finds. */
    people: list && foundPeople(list, search),
    /** They are what is known of the filter before, until the answer comes. */
    isPlaceholder: presence.isPlaceholderData,
  };
}
