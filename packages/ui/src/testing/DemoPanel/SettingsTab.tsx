import { languages } from '@selfservice/api/core/language';
import { dateOf, localDateTime, timeOf } from '@selfservice/api/core/local-date';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { languageNames } from '../../i18n/languageNames.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { DatePicker } from '../../primitives/DatePicker/DatePicker.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { Switch } from '../../primitives/Switch/Switch.tsx';
import { TimeField } from '../../primitives/TimeField/TimeField.tsx';
import { themeChoices } from '../../tokens/theme.ts';
import type { DemoNetwork, DemoSettings } from './demo.types.ts';
import { NetworkSettings } from './NetworkSettings.tsx';

export interface SettingsTabProps {
  /** The settings with the user's changes. */
  settings: DemoSettings;
  /** The simulated network. */
  network: DemoNetwork;
  /** The names of the calls that can fail. */
  calls: readonly string[];
  /** Called with the settings that the user changes. */
  onChange: (changes: Partial<DemoSettings>) => void;
  /** Called when the user changes the network. */
  onNetworkChange: (network: DemoNetwork) => void;
}

/** The id of an option that leaves a choice to the visitor. */
const free = 'free';

/** Network, day and time, language and appearance of the demo. */
export function SettingsTab({ settings, network, calls, onChange, onNetworkChange }: SettingsTabProps) {
  const { t } = useTranslation(['testing/DemoPanel', 'patterns']);
  const moment = localDateTime(settings.at);
  const [day, time] = [dateOf(moment), timeOf(moment)];
  return (
    <Root>
      <Card title={t('network.title')} headingLevel={3}>
        <NetworkSettings network={network} calls={calls} onChange={onNetworkChange} />
      </Card>
      <Card title={t('moment.title')} headingLevel={3}>
        <Fields>
          <DatePicker
            label={t('moment.day')}
            today={day}
            value={day}
            onChange={(next) => next && onChange({ at: `${next}T${time}:00` })}
          />
          <TimeField
            label={t('moment.time')}
            value={time}
            onChange={(next) => next && onChange({ at: `${day}T${next}:00` })}
          />
          <Switch
            isSelected={settings.clock === 'running'}
            onChange={(isRunning) => onChange({ clock: isRunning ? 'running' : 'standing' })}
          >
            {t('moment.runs')}
          </Switch>
        </Fields>
      </Card>
      <Card title={t('look.title')} headingLevel={3}>
        <Fields>
          <Select
            label={t('look.language')}
            options={[
              { id: free, label: t('look.ofBrowser') },
              ...languages.map((id) => ({ id, label: languageNames[id] })),
            ]}
            value={settings.language || free}
            onChange={(id) => onChange({ language: languages.find((each) => each === id) ?? '' })}
          />
          <Select
            label={t('patterns:theme.choose')}
            options={[
              { id: free, label: t('look.ofVisitor') },
              ...themeChoices.map((id) => ({ id, label: t(`patterns:theme.${id}`) })),
            ]}
            value={settings.theme || free}
            onChange={(id) => onChange({ theme: themeChoices.find((each) => each === id) ?? '' })}
          />
        </Fields>
      </Card>
    </Root>
  );
}

const Root = styled.div`
  > :first-child {
    border-top: 0;
  }
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;
