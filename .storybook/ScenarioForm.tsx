import React from 'react';
import {
  actionIds,
  configurationDefaults,
  fromAddressText,
  fromAtGlobal,
  emptyScenarioGlobals,
  toAddressText,
  toAtGlobal,
} from './scenario-globals.ts';
import type { ScenarioGlobals } from './scenario-globals.ts';
import { asStory, Choice, Group, Row } from './scenario-fields.tsx';

export interface ScenarioFormProps {
  /** The current values. */
  globals: ScenarioGlobals;
  /** Names of fields with invalid values. */
  ignored: readonly string[];
  /** Called with the changed fields. */
  onChange: (changes: Partial<ScenarioGlobals>) => void;
}

const listOf = (text: string) => text.split(' ').filter(Boolean);

/**
 * A form for the scenario of a story: day and time, latency, permissions and configuration. Empty fields use the values
 * of the story.
 */
export function ScenarioForm({ globals, ignored, onChange }: ScenarioFormProps) {
  const { at, latencyMs } = globals;
  return (
    <form
      aria-label="Scenario"
      style={{ display: 'grid', gap: 12, width: 380, maxHeight: '70vh', overflow: 'auto', fontSize: 13 }}
      onSubmit={(event) => event.preventDefault()}
    >
      {ignored.length > 0 && (
        <p role="status" style={{ margin: 0 }}>
          {`Ignored because invalid: ${ignored.join(', ')}.`}
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
      <Rights globals={globals} onChange={onChange} />
      <Configuration globals={globals} onChange={onChange} />
      <button type="button" onClick={() => onChange(emptyScenarioGlobals)}>
        Reset to the values of the story
      </button>
    </form>
  );
}

type FieldsProps = Pick<ScenarioFormProps, 'globals' | 'onChange'>;

function Rights({ globals, onChange }: FieldsProps) {
  const disabled = listOf(globals.disabledActions);
  const invisible = listOf(globals.invisibleActions);

  function setRight(id: string, right: string): void {
    const put = (list: string[], isIn: boolean) =>
      [...list.filter((other) => other !== id), ...(isIn ? [id] : [])].join(' ');
    onChange({
      disabledActions: put(disabled, right === 'disabled'),
      invisibleActions: put(invisible, right === 'hidden'),
    });
  }

  return (
    <Group legend="Permissions">
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
  );
}

function Configuration({ globals: { configuration }, onChange }: FieldsProps) {
  function setField(name: string, value: string | number | boolean): void {
    const { [name]: _, ...others } = configuration;
    onChange({ configuration: value === '' ? others : { ...others, [name]: value } });
  }

  return (
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
  );
}
