import type { RequestPerson } from '@selfservice/api/requests/request-people';
import { remoteSearchFrom, requestPeopleQuery } from '@selfservice/api/requests/request-people';
import type { Agenda } from '@selfservice/api/requests/requests';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useDebounced } from '../../environment/useDebounced.ts';
import { refusalWords } from '../../patterns/ErrorPanel/errorWords.ts';
import { ComboBox } from '../../primitives/ComboBox/ComboBox.tsx';
import type { ComboBoxProps } from '../../primitives/ComboBox/ComboBox.tsx';

type Replaced = 'options' | 'value' | 'onChange' | 'onSearch' | 'status' | 'failure' | 'onRetry';

export interface PersonPickerProps extends Omit<ComboBoxProps, Replaced> {
  /** Whose people can be chosen: those who ask for absences, or for unavailabilities. */
  agenda: Agenda;
  /** Who is chosen; null while nobody is. */
  value: RequestPerson | null;
  /** Somebody else was chosen, or nobody any more. */
  onChange: (person: RequestPerson | null) => void;
}

/** How long nothing is typed before the server searches, in milliseconds. */
const searchAfterMs = 200;

/**
 * One of the people that the person decides about. All of them stand there until three characters are typed; then the
 * server searches. Specification 000 section 5 (person filter).
 */
export function PersonPicker({ agenda, value, onChange, ...rest }: PersonPickerProps) {
  const [typed, setTyped] = useState(rest.typedAtFirst ?? '');
  // What is chosen stands in the field as well, and is nothing to search for.
  const text = typed === value?.name ? '' : typed.trim();
  const isRemote = text.length >= remoteSearchFrom;
  const searched = useDebounced(isRemote ? text : '', isRemote ? searchAfterMs : 0);
  const people = useQuery(requestPeopleQuery(agenda, searched));
  // A thousand people take a moment to be made options of: letters do not wait for it.
  const known = useDeferredValue(people.data);
  const found = known ?? [];
  // The chosen person is first before and after the others arrive.
  const others = found.filter(({ personRef }) => personRef !== value?.personRef);
  const shown = value && text === '' ? [value, ...others] : found;
  const isSearching = people.isFetching && (people.isPending || people.isPlaceholderData);
  const isLoading = isSearching || known !== people.data || (isRemote && searched !== text);
  return (
    <ComboBox
      {...rest}
      options={shown.map(({ personRef, name }) => ({ id: personRef, label: name }))}
      value={value?.personRef ?? null}
      status={isLoading ? 'loading' : people.isError ? 'failed' : 'ready'}
      failure={people.error ? refusalWords(people.error) : ''}
      onSearch={setTyped}
      onChange={(id) => onChange(shown.find(({ personRef }) => personRef === id) ?? null)}
      onRetry={() => void people.refetch()}
    />
  );
}
