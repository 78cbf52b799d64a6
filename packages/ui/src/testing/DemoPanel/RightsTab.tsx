import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { Switch } from '../../primitives/Switch/Switch.tsx';
import type { DemoPerson, DemoRights } from './demo.types.ts';
import { rightName } from './rightName.ts';
import type { OffWay } from './rights.ts';
import { allRights, presetIds, presetOf, stateOf, wayOf, withPreset, withState, withWay } from './rights.ts';
import { RightsComparison } from './RightsComparison.tsx';

export interface RightsTabProps {
  /** The rights that are taken away from everyone. */
  rights: DemoRights;
  /** The people of the demo, to compare their rights. */
  people: readonly DemoPerson[];
  /** Called with other rights. */
  onChange: (rights: DemoRights) => void;
}

const ways = ['hidden', 'disabled'] as const;

/** The rights of everyone, one switch each, and a comparison of two sets of rights. */
export function RightsTab({ rights, people, onChange }: RightsTabProps) {
  const { t } = useTranslation(['testing/DemoPanel', 'settings']);
  const [isComparing, setComparing] = useState(false);
  const [chosenWay, setWay] = useState<OffWay>('hidden');
  const way = wayOf(rights) ?? chosenWay;
  const { disabledActions, invisibleActions } = rights;
  if (isComparing)
    return (
      <Root>
        <Button onPress={() => setComparing(false)}>{t('rights.back')}</Button>
        <RightsComparison rights={{ disabledActions, invisibleActions }} people={people} />
      </Root>
    );
  const preset = presetOf(rights);
  return (
    <Root>
      <Select
        label={t('rights.preset')}
        description={t('rights.hint')}
        placeholder={t('rights.own')}
        options={presetIds.map((id) => ({
          id,
          label: t(`rights.presets.${id}.name`),
          description: t(`rights.presets.${id}.about`),
        }))}
        value={preset}
        onChange={(id) => {
          const chosen = presetIds.find((each) => each === id);
          if (chosen) onChange(withPreset(rights, chosen, way));
        }}
      />
      <Select
        label={t('rights.way')}
        options={ways.map((id) => ({ id, label: t(`rights.states.${id}`) }))}
        value={way}
        onChange={(id) => {
          const chosen = ways.find((each) => each === id) ?? way;
          setWay(chosen);
          onChange(withWay(rights, chosen));
        }}
      />
      <Button onPress={() => setComparing(true)}>{t('rights.compare')}</Button>
      <Switches role="group" aria-label={t('rights.all')}>
        {allRights.map((right) => {
          const state = stateOf(rights, right);
          return (
            <Switch
              key={right}
              isSelected={state === 'allowed'}
              onChange={(isOn) => onChange(withState(rights, right, isOn ? 'allowed' : way))}
            >
              <span>
                <span>{rightName(t, right)}</span>{' '}
                {state !== 'allowed' && <State>{t(`rights.states.${state}`)}</State>}
              </span>
            </Switch>
          );
        })}
      </Switches>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: var(--space-4);
  justify-items: stretch;

  > button {
    justify-self: start;
  }
`;

const Switches = styled.div`
  display: grid;
  justify-items: start;
  font-size: var(--text-2);
`;

const State = styled.span`
  color: var(--color-text-muted);
  font-size: var(--text-1);
`;
