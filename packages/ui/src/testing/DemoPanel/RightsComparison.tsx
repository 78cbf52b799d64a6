import type { Action, Permission } from '@selfservice/api/session/permissions';
import { Ban, Check, EyeOff } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import type { DemoPerson, DemoRights } from './demo.types.ts';
import { rightName } from './rightName.ts';
import { allRights, presetIds, stateOf, withPreset } from './rights.ts';

export interface RightsComparisonProps {
  /** The rights as they are set now. */
  rights: DemoRights;
  /** The people of the demo with their own rights. */
  people: readonly DemoPerson[];
}

const everything: DemoRights = { disabledActions: [], invisibleActions: [] };

const icons: Record<Permission, LucideIcon> = { allowed: Check, disabled: Ban, hidden: EyeOff };

/** Two sets of rights side by side, the differences first. */
export function RightsComparison({ rights, people }: RightsComparisonProps) {
  const { t } = useTranslation(['testing/DemoPanel', 'settings']);
  const [leftId, setLeft] = useState('employee');
  const [rightId, setRight] = useState('approver');
  const choices = [
    { id: 'now', label: t('rights.now'), rights },
    ...presetIds.map((id) => ({
      id,
      label: t(`rights.presets.${id}.name`),
      rights: withPreset(everything, id, 'hidden'),
    })),
    ...people.map((person) => ({ id: `person ${person.id}`, label: person.name, rights: person.rights })),
  ];
  const sideOf = (id: string) => choices.find((choice) => choice.id === id) ?? { label: '', rights };
  const [left, right] = [sideOf(leftId), sideOf(rightId)];
  const options = choices.map(({ id, label }) => ({ id, label }));
  const rows = allRights.map((name) => ({
    name,
    states: [stateOf(left.rights, name), stateOf(right.rights, name)] as const,
  }));
  const groups = [
    { id: 'different', rows: rows.filter(({ states: [one, other] }) => one !== other) },
    { id: 'same', rows: rows.filter(({ states: [one, other] }) => one === other) },
  ] as const;
  return (
    <>
      <Sides>
        <Select label={t('rights.left')} options={options} value={leftId} onChange={setLeft} />
        <Select label={t('rights.right')} options={options} value={rightId} onChange={setRight} />
      </Sides>
      <Comparison aria-label={t('rights.comparison')}>
        <thead>
          <tr>
            <th scope="col">{t('rights.column')}</th>
            <th scope="col">{left.label}</th>
            <th scope="col">{right.label}</th>
          </tr>
        </thead>
        {groups.map(({ id, rows: shown }) => (
          <tbody key={id}>
            <tr>
              <th scope="rowgroup" colSpan={3}>
                {t(`rights.${id}`, { count: shown.length })}
              </th>
            </tr>
            {shown.map(({ name, states }) => (
              <Row key={name} right={name} states={states} />
            ))}
          </tbody>
        ))}
      </Comparison>
    </>
  );
}

interface RowProps {
  right: Action;
  states: readonly [Permission, Permission];
}

function Row({ right, states }: RowProps) {
  const { t } = useTranslation(['testing/DemoPanel', 'settings']);
  return (
    <tr>
      <th scope="row">{rightName(t, right)}</th>
      {states.map((state, side) => (
        <td key={side} data-state={state}>
          <Icon of={icons[state]} size={16} />
          <span>{t(`rights.states.${state}`)}</span>
        </td>
      ))}
    </tr>
  );
}

const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-3);
`;

const Comparison = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  font-size: var(--text-1);
  text-align: start;

  th,
  td {
    padding: var(--space-2) var(--space-1);
    border-bottom: 1px solid var(--color-border);
    font-weight: var(--weight-regular);
    text-align: start;
    vertical-align: top;
    overflow-wrap: break-word;
  }

  th:first-child {
    width: 42%;
    padding-inline-start: 0;
  }

  thead th,
  [scope='rowgroup'] {
    font-weight: var(--weight-medium);
  }

  [scope='rowgroup'] {
    padding-top: var(--space-4);
  }

  td svg {
    margin-inline-end: var(--space-1);
    vertical-align: text-bottom;
  }

  [data-state='allowed'] svg {
    color: var(--color-positive);
  }

  :is([data-state='disabled'], [data-state='hidden']) {
    color: var(--color-text-muted);
  }
`;
