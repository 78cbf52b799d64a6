import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ComboBox } from '../../primitives/ComboBox/ComboBox.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { Switch } from '../../primitives/Switch/Switch.tsx';
import type { DemoFailure, DemoNetwork } from './demo.types.ts';
import { failureKinds, failureMode, failureModes, latencies, withFailureMode } from './network.ts';

export interface NetworkSettingsProps {
  /** The simulated network. */
  network: DemoNetwork;
  /** The names of the calls that can fail. */
  calls: readonly string[];
  /** Called when the user changes the network. */
  onChange: (network: DemoNetwork) => void;
}

/** The speed of the simulated network and the calls that fail. Every choice applies immediately. */
export function NetworkSettings({ network, calls, onChange }: NetworkSettingsProps) {
  const { t } = useTranslation('testing/DemoPanel');
  const { latencyMs, failures } = network;
  const offered = latencies.some((each) => each === latencyMs);
  const mode = failureMode(network);
  const [failure] = failures;
  return (
    <Fields>
      <Select
        label={t('network.speed')}
        description={t('network.hint')}
        options={[
          ...latencies.map((ms) => ({ id: String(ms), label: t(`network.speeds.${ms}`) })),
          ...(offered ? [] : [{ id: String(latencyMs), label: t('network.otherSpeed', { ms: latencyMs }) }]),
        ]}
        value={String(latencyMs)}
        onChange={(ms) => onChange({ ...network, latencyMs: Number(ms) })}
      />
      <Select
        label={t('network.failure')}
        options={[...failureModes, ...(mode === 'other' ? (['other'] as const) : [])].map((id) => ({
          id,
          label: t(`network.modes.${id}`),
        }))}
        value={mode}
        onChange={(id) =>
          onChange(withFailureMode(network, failureModes.find((each) => each === id) ?? 'none'))
        }
      />
      {(mode === 'every' || mode === 'call') && failure && (
        <FailureFields
          failure={failure}
          calls={mode === 'call' ? calls : null}
          onChange={(changed) => onChange({ ...network, failures: [changed] })}
        />
      )}
    </Fields>
  );
}

interface FailureFieldsProps {
  failure: DemoFailure;
  /** The names of the calls; null if every call fails. */
  calls: readonly string[] | null;
  onChange: (failure: DemoFailure) => void;
}

function FailureFields({ failure: { call, kind, occasion }, calls, onChange }: FailureFieldsProps) {
  const { t } = useTranslation('testing/DemoPanel');
  const [typed, setTyped] = useState('');
  const found = calls?.filter((name) => name.toLowerCase().includes(typed.trim().toLowerCase())) ?? [];
  return (
    <>
      {calls && (
        <ComboBox
          label={t('network.call')}
          description={t('network.callHint')}
          options={found.map((name) => ({ id: name, label: name }))}
          value={call}
          onSearch={setTyped}
          onChange={(name) => name !== null && onChange({ call: name, kind, ...(occasion && { occasion }) })}
        />
      )}
      <Select
        label={t('network.kind')}
        options={failureKinds.map((id) => ({ id, label: t(`network.kinds.${id}`) }))}
        value={kind}
        onChange={(id) => onChange({ call, kind: id, ...(occasion && { occasion }) })}
      />
      {calls && (
        <Switch
          isSelected={occasion === 'once'}
          onChange={(isOnce) => onChange({ call, kind, ...(isOnce && { occasion: 'once' }) })}
        >
          {t('network.once')}
        </Switch>
      )}
    </>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;
