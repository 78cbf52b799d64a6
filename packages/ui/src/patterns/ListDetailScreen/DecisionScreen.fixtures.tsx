import { Inbox } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { List } from '../../primitives/List/List.tsx';
import { useListFocus } from '../../primitives/List/ListFocus.ts';
import { somePeople } from '../../primitives/List/people.fixtures.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ListDetailScreen } from './ListDetailScreen.tsx';

interface DecisionScreenProps {
  /** Whether a decision shows the detail of the next item. Default false. */
  isMovingOn?: boolean;
}

/** A sample screen on which requests are approved one by one, several together, and by keyboard. */
export function DecisionScreen({ isMovingOn = false }: DecisionScreenProps) {
  const listFocus = useListFocus();
  const [people, setPeople] = useState(() => somePeople(6));
  const [selectedId, select] = useState<string | null>(null);
  const [checkedIds, setCheckedIds] = useState<ReadonlySet<string>>(new Set());
  // The detail stays visible after the decision, when the item is no longer in the list.
  const shown = somePeople(6).find(({ id }) => id === selectedId);
  const isDecided = shown && !people.some(({ id }) => id === shown.id);
  const decide = (ids: ReadonlySet<string>) => {
    const at = people.findIndex(({ id }) => ids.has(id));
    const left = people.filter(({ id }) => !ids.has(id));
    setPeople(left);
    setCheckedIds(new Set());
    const next = left[Math.min(at, left.length - 1)];
    if (next && isMovingOn) select(next.id);
    if (next) listFocus.focusItem(next.id);
  };
  const pressKey = (event: KeyboardEvent) => {
    const id = (event.target as Element).closest('[role=row]')?.getAttribute('data-key');
    const at = people.findIndex((person) => person.id === id);
    const move = { j: 1, k: -1 }[event.key];
    const next = move && people[at + move];
    if (next) listFocus.focusItem(next.id);
    else if (id && event.key === 'a') decide(new Set([id]));
  };
  return (
    <ListDetailScreen
      title="Approvals"
      backHref="/dashboard"
      onKeyDown={pressKey}
      listFocus={listFocus}
      query={{ data: people, error: null, isFetching: false, refetch: () => {} }}
      failedTitle="The list could not be loaded."
      refreshFailedTitle="The list could not be refreshed."
      skeleton={null}
      empty={<EmptyState icon={Inbox} title="No pending requests" />}
      bar={
        checkedIds.size > 0 && (
          <Button kind="primary" onPress={() => decide(checkedIds)}>{`Approve ${checkedIds.size}`}</Button>
        )
      }
      detail={{
        selectedId,
        label: shown ? `Request of ${shown.label}` : 'Request',
        content: (
          <>
            <h2>{shown?.label}</h2>
            <p>{isDecided ? 'Approved' : 'Pending'}</p>
          </>
        ),
        actions: shown && !isDecided && (
          <Button key={shown.id} kind="primary" onPress={() => decide(new Set([shown.id]))}>
            Approve
          </Button>
        ),
        placeholder: <EmptyState icon={Inbox} title="Choose a request" />,
        onClose: () => select(null),
      }}
    >
      {(items) => (
        <List
          label="Requests"
          items={items}
          selectionMode="multiple"
          disallowTypeAhead
          selectedIds={checkedIds}
          onSelectionChange={setCheckedIds}
          onAction={select}
        />
      )}
    </ListDetailScreen>
  );
}
