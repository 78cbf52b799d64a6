import type { RequestPerson } from '@selfservice/api/requests/request-people';
import { remoteSearchFrom, requestPeopleQuery } from '@selfservice/api/requests/request-people';
import type { Agenda } from '@selfservice/api/requests/requests';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { useDeferredValue, useState } from 'react';
import { useDebounced } from '../../environment/useDebounced.ts';
import { refusalWords } from '../../patterns/ErrorPanel/errorWords.ts';
import { ComboBox } from '../../primitives/ComboBox/ComboBox.tsx';

/** Everything else goes to `ComboBox`. */
export interface PersonPickerProps {
  /** The kind of requests whose people can be chosen. */
  agenda: Agenda;
  /** The visible label above the field. */
  label: string;
  /** A hint below the field. */
  description?: string;
  /** The text of the empty field. Default none. */
  placeholder?: string;
  /** The chosen person; null for none. */
  value: RequestPerson | null;
  /** Whether a person has to be chosen. Default false. */
  isRequired?: boolean;
  /** Whether nothing can be chosen now. Default false. */
  isReadOnly?: boolean;
  /** What is wrong with the choice. */
  errorMessage?: string | undefined;
  /** The class of the root. Default none. */
  className?: string;
  /** The style of the root. Default none. */
  style?: CSSProperties;
  /** Whether the field has the focus at first. Default false. */
  autoFocus?: boolean;
  /** The text that was typed before the field was rendered. Default none. */
  typedAtFirst?: string | undefined;
  /** Called when the user chooses another person; null for none. */
  onChange: (person: RequestPerson | null) => void;
}

/** The time without typing before the backend searches, in milliseconds. */
const searchAfterMs = 200;

/**
 * A choice of the people whose requests the user decides about. All people are listed until three characters are typed; then
 * the backend searches. Specification 000 section 5 (person filter).
 */
export function PersonPicker({ agenda, value, onChange, ...rest }: PersonPickerProps) {
  const [typed, setTyped] = useState(rest.typedAtFirst ?? '');
  // The name of the chosen person is not searched for.
  const text = typed === value?.name ? '' : typed.trim();
  const isRemote = text.length >= remoteSearchFrom;
  const searched = useDebounced(isRemote ? text : '', isRemote ? searchAfterMs : 0);
  const people = useQuery(requestPeopleQuery(agenda, searched));
  // The options of a thousand people render later than typed letters.
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
