import { Inbox } from 'lucide-react';
import { useState } from 'react';
import { DescriptionList } from '../../primitives/DescriptionList/DescriptionList.tsx';
import { List } from '../../primitives/List/List.tsx';
import { ListSkeleton } from '../../primitives/List/ListSkeleton.tsx';
import type { SamplePerson } from '../../primitives/List/people.fixtures.ts';
import { Switch } from '../../primitives/Switch/Switch.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { FilterBar } from '../FilterBar/FilterBar.tsx';
import type { ListQuery } from './ListDetailBody.tsx';
import { ListDetailScreen } from './ListDetailScreen.tsx';

interface PeopleScreenProps {
  query: ListQuery<SamplePerson>;
  /** The person whose detail is shown at first; null for none. */
  selectedId: string | null;
  /** Whether there is a filter that lists fitters only. Default true. */
  hasFilter?: boolean;
}

const toLabelled = (person: SamplePerson) => ({ ...person, label: `${person.label}, ${person.place}` });

/** A sample `ListDetailScreen` with rows, texts, a detail and a filter. */
export function PeopleScreen({ query, selectedId: firstId, hasFilter = true }: PeopleScreenProps) {
  const [selectedId, select] = useState(firstId);
  const [isFittersOnly, setIsFittersOnly] = useState(false);
  const data = query.data?.filter(({ place }) => !isFittersOnly || place === 'Montáž');
  const selected = query.data?.find(({ id }) => id === selectedId);
  return (
    <ListDetailScreen
      title="People"
      backHref="/dashboard"
      query={{ ...query, data }}
      failedTitle="The people could not be loaded."
      refreshFailedTitle="The list could not be refreshed."
      filter={
        hasFilter && (
          <FilterBar label="Filters of people" result={data && `${data.length} people`}>
            <Switch isSelected={isFittersOnly} onChange={setIsFittersOnly}>
              Fitters only
            </Switch>
          </FilterBar>
        )
      }
      skeleton={<ListSkeleton count={5} words="Loading" />}
      empty={<EmptyState icon={Inbox} title="No people" />}
      detail={{
        selectedId,
        label: selected ? `Details of ${selected.label}` : 'Details',
        content: selected ? (
          <>
            <h2>{selected.label}</h2>
            <DescriptionList
              items={[
                { term: 'Place', details: selected.place },
                { term: 'Since', details: selected.since },
              ]}
            />
          </>
        ) : (
          <EmptyState icon={Inbox} title="This person is not in your list any more." />
        ),
        onClose: () => select(null),
      }}
    >
      {(people) => <List label="People" items={people.map(toLabelled)} onAction={select} />}
    </ListDetailScreen>
  );
}
