import React from 'react';
import type { ReactNode } from 'react';
import {
  actionIds,
  configurationDefaults,
  fromAddressText,
  fromAtGlobal,
  noScenarioGlobals,
  toAddressText,
  toAtGlobal,
} from './scenario-globals.ts';
import type { ScenarioGlobals } from './scenario-globals.ts';

export interface ScenarioFormProps {
  /** What is set. */
  globals: ScenarioGlobals;
  /** What is set to something that is no value. */
  ignored: readonly string[];
  /** Something was set. */
  onChange: (changes: Partial<ScenarioGlobals>) => void;
}

const asStory = 'as the story says';
const listOf = (text: string) => text.split(' ').filter(Boolean);

/** What surrounds a story: day and time, latency, rights and configuration. Empty is always as the story says. */
export function ScenarioForm({ globals, ignored, onChange }: ScenarioFormProps) {
  const { at, latencyMs, disabledActions, invisibleActions, configuration } = globals;
  const disabled = listOf(disabledActions);
  const invisible = listOf(invisibleActions);

  function setRight(id: string, right: string): void {
    const put = (list: string[], isIn: boolean) =>
      [...list.filter((other) => other !== id), ...(isIn ? [id] : [])].join(' ');
    onChange({
      disabledActions: put(disabled, right === 'disabled'),
      invisibleActions: put(invisible, right === 'hidden'),
    });
  }

  function setField(name: string, value: string | number | boolean): void {
    const { [name]: _, ...others } = configuration;
    onChange({ configuration: value === '' ? others : { ...others, [name]: value } });
  }

  return (
    <form
      aria-label="Scenario"
      style={{ display: 'grid', gap: 12, width: 380, maxHeight: '70vh', overflow: 'auto', fontSize: 13 }}
      onSubmit={(event) => event.preventDefault()}
    >
      {ignored.length > 0 && (
        <p role="status" style={{ margin: 0 }}>
          {`Ignored, because it is no value: ${ignored.join(', ')}.`}
        </p>
      )}
      <Row label="Day and time">
        <input
          type="datetime-local"
          value={fromAtGlobal(at)}
          onChange={({ target }) => onChange({ at: toAtGlobal(target.value) })}
        />
      </Row>
      <Row label="Latency in ms">
        <input
          type="number"
          min={0}
          placeholder={asStory}
          value={latencyMs}
          onChange={({ target }) => onChange({ latencyMs: target.value })}
        />
      </Row>
      <Group legend="Rights">
        {actionIds.map((id) => (
          <Choice
            key={id}
            label={id.replace(/^.*SelfServiceApp_/, '')}
            value={disabled.includes(id) ? 'disabled' : invisible.includes(id) ? 'hidden' : ''}
            options={['disabled', 'hidden']}
            onChange={(right) => setRight(id, right)}
          />
        ))}
      </Group>
      <Group legend="Configuration">
        {Object.entries(configurationDefaults).map(([name, preset]) =>
          typeof preset === 'boolean' ? (
            <Choice
              key={name}
              label={name}
              value={String(configuration[name] ?? '')}
              options={['true', 'false']}
              onChange={(chosen) => setField(name, chosen && chosen === 'true')}
            />
          ) : (
            <Row key={name} label={name}>
              <input
                type={typeof preset === 'number' ? 'number' : 'text'}
                step="any"
                placeholder={asStory}
                value={fromAddressText(String(configuration[name] ?? ''))}
                onChange={({ target }) =>
                  setField(
                    name,
                    typeof preset === 'number' && target.value
                      ? Number(target.value)
                      : toAddressText(target.value),
                  )
                }
              />
            </Row>
          ),
        )}
      </Group>
      <button type="button" onClick={() => onChange(noScenarioGlobals)}>
        Everything as the story says
      </button>
    </form>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly string[];
  onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <Row label={label}>
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{asStory}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </Row>
  );
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <details>
      <summary>{legend}</summary>
      <fieldset
        aria-label={legend}
        style={{ display: 'grid', gap: 6, margin: 0, padding: '8px 0', border: 0 }}
      >
        {children}
      </fieldset>
    </details>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <label style={{ display: 'grid', gridTemplateColumns: '3fr 2fr', gap: 8, alignItems: 'center' }}>
      <span style={{ overflowWrap: 'anywhere' }}>{label}</span>
      {children}
    </label>
  );
}
