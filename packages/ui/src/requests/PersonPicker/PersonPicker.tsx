import type { RequestPerson } from '@selfservice/api/requests/request-people';
import { remoteSearchFrom, requestPeopleQuery } from '@selfservice/api/requests/request-people';
import type { Agenda } from '@selfservice/api/requests/requests';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { useDeferredValue, useState } from 'react';
import { useDebounced } from '../../environment/useDebounced.ts';
import { refusalWords } from '../../patterns/ErrorPanel/errorWords.ts';
import { ComboBox } from '../../primitives/ComboBox/ComboBox.tsx';

/** The props of the field. Other props are passed to `ComboBox`. */
export interface PersonPickerProps {
  /** The kind of requests. Each kind has its own list of people. */
  agenda: Agenda;
  /** The visible label above the field. */
  label: string;
  /** A hint below the field. */
  description?: string;
  /** The text of the empty field. Default none. */
  placeholder?: string;
  /** The selected person; null for none. */
  value: RequestPerson | null;
  /** Whether a person is required. Default false. */
  isRequired?: boolean;
  /** Whether the field cannot be changed. Default false. */
  isReadOnly?: boolean;
  /** The error below the field. Default none. */
  errorMessage?: string | undefined;
  /** The class of the root element. Default none. */
  className?: string;
  /** The style of the root element. Default none. */
  style?: CSSProperties;
  /** Whether the field takes the focus when it is rendered. Default false. */
  autoFocus?: boolean;
  /** The text that the user typed before the code was loaded. Default none. */
  initialText?: string | undefined;
  /** Called when the user selects another person; with null when the field is emptied. */
  onChange: (person: RequestPerson | null) => void;
}

/** The time without typing before a search is sent, in milliseconds. */
const searchAfterMs = 200;

/**
 * A combo box of the people whose requests the user decides about. It lists all people; from the third typed character on the
 * backend searches.
 *
 * @requirement requests-39, requests-62
 */
export function PersonPicker({ agenda, value, onChange, ...rest }: PersonPickerProps) {
  const [typed, setTyped] = useState(rest.initialText ?? '');
  // The name of the selected person in the field is not a search.
  const text = typed === value?.name ? '' : typed.trim();
  const isRemote = text.length >= remoteSearchFrom;
  const searched = useDebounced(isRemote ? text : '', isRemote ? searchAfterMs : 0);
  const people = useQuery(requestPeopleQuery(agenda, searched));
  // Typed letters are shown before the options of a thousand people are rendered.
  const known = useDeferredValue(people.data);
  const found = known ?? [];
  // The selected person is the first option, before and after the others are loaded.
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
