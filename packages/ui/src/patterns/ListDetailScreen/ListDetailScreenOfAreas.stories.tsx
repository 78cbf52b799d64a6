import { Inbox } from 'lucide-react';
import { useState } from 'react';
import { inMain } from '../../../../../.storybook/decorators/inMain.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import type { DescriptionItem } from '../../primitives/DescriptionList/DescriptionList.tsx';
import { DescriptionList } from '../../primitives/DescriptionList/DescriptionList.tsx';
import { List } from '../../primitives/List/List.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { FilterBar } from '../FilterBar/FilterBar.tsx';
import { ListDetailScreen } from './ListDetailScreen.tsx';

interface Row {
  id: string;
  label: string;
  state: string;
  facts: readonly DescriptionItem[];
}

interface AreaScreenProps {
  title: string;
  /** Whether the items have details. */
  hasDetail: boolean;
  states: readonly string[];
  rows: readonly Row[];
  /** What can be done about the selected item. */
  actions?: readonly string[];
}

/** The lists of specification 001: each has rows, words, perhaps a detail, and one filter. */
function AreaScreen({ title, hasDetail, states, rows, actions = [] }: AreaScreenProps) {
  const [state, setState] = useState('all');
  const [selectedId, select] = useState<string | null>(hasDetail ? (rows[0]?.id ?? null) : null);
  const data = rows.filter((row) => state === 'all' || row.state === state);
  const selected = rows.find(({ id }) => id === selectedId);
  return (
    <ListDetailScreen
      title={title}
      backHref="/dashboard"
      query={{ data, error: null, isFetching: false, refetch: () => {} }}
      failedTitle="The list could not be loaded."
      refreshFailedTitle="The list could not be refreshed."
      filter={
        <FilterBar label="Filters" isFoldable={false} result={`${data.length} of ${rows.length}`}>
          <Select
            label="State"
            value={state}
            onChange={setState}
            options={['all', ...states].map((id) => ({ id, label: id }))}
          />
        </FilterBar>
      }
      skeleton={null}
      empty={<EmptyState icon={Inbox} title="Nothing in this state" />}
      {...(hasDetail && {
        detail: {
          selectedId,
          label: selected?.label ?? 'Detail',
          content: selected && (
            <>
              <h2>{selected.label}</h2>
              <DescriptionList items={selected.facts} />
            </>
          ),
          actions: actions.length > 0 && (
            <div style={{ display: 'flex', gap: 'var(--space-3)' }}>
              {actions.map((action) => (
                <Button key={action}>{action}</Button>
              ))}
            </div>
          ),
          onClose: () => select(null),
        },
      })}
    >
      {(items) => (
        <List
          label={title}
          items={items}
          renderItem={({ label, state: words }) => `${label} – ${words}`}
          {...(hasDetail && { onAction: select })}
        />
      )}
    </ListDetailScreen>
  );
}

const meta = preview.meta({
  component: AreaScreen,
  args: {
    title: 'Presence',
    hasDetail: true,
    states: ['present', 'absent', 'inconsistent', 'with a planned shift'],
    rows: [
      { id: '1', label: 'Jana Dvořáková', state: 'present', facts: [{ term: 'Since', details: '6:02' }] },
      { id: '2', label: 'Petr Novák', state: 'absent', facts: [{ term: 'Reason', details: 'Doctor' }] },
    ],
  },
  decorators: [inMain],
});

export const Presence = meta.story();
export const Overtime = meta.story({
  args: {
    title: 'Overtime',
    states: ['pending', 'approved'],
    rows: [
      {
        id: '1',
        label: '18 November, 14:00–16:30',
        state: 'pending',
        facts: [{ term: 'Account', details: 'Overtime' }, { term: 'Note' }],
      },
    ],
    actions: ['Approve', 'Deny'],
  },
});
export const WorksheetStates = meta.story({
  args: {
    title: 'Worksheet states',
    hasDetail: false,
    states: ['open', 'approved', 'confirmed', 'signed electronically', 'signed by hand'],
    rows: [
      { id: '1', label: 'Jana Dvořáková', state: 'confirmed', facts: [] },
      { id: '2', label: 'Petr Novák', state: 'open', facts: [] },
    ],
  },
});
export const PlanStates = meta.story({
  args: {
    title: 'Plan states',
    states: ['unchecked', 'checked', 'waiting', 'approved', 'rejected'],
    rows: [
      {
        id: '1',
        label: 'Jana Dvořáková',
        state: 'checked',
        facts: [{ term: 'Period', details: '1 to 7 November' }],
      },
    ],
  },
});
