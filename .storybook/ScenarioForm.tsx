import React, { useState } from 'react';
import type { Scenario } from '@selfservice/mock-server/core/scenario';
import type { ScenarioFault } from '@selfservice/mock-server/core/scenario-text';
import { explainFault } from '@selfservice/mock-server/core/scenario-text';
import { actionIds, configurationDefaults } from './scenario-globals.ts';
import { asStory, Choice, Group, Row } from './scenario-fields.tsx';

export interface ScenarioFormProps {
  /** The fields that are set. */
  scenario: Partial<Scenario>;
  /** The parts of the text that are not used. */
  faults: readonly ScenarioFault[];
  /** The whole scenario of the story as a text, with the menus of the toolbar. */
  text: string;
  /** Called with the changed fields; undefined for one that is as the story says. */
  onChange: (changes: { [F in keyof Scenario]?: Scenario[F] | undefined }) => void;
  /** Called with another text for the whole scenario; empty for that of the story. */
  onTextChange: (text: string) => void;
}

/**
 * A form for the scenario of a story: as a text, which the demo and the HTTP server take, too, and its fields. Empty fields
 * are as the story says.
 */
export function ScenarioForm({ scenario, faults, text, onChange, onTextChange }: ScenarioFormProps) {
  return (
    <div
      style={{
        display: 'grid',
        gap: 12,
        width: 380,
        maxWidth: '80vw',
        maxHeight: '70vh',
        overflow: 'auto',
        fontSize: 13,
      }}
    >
      <TextForm key={text} text={text} onChange={onTextChange} />
      {faults.length > 0 && (
        <ul
          role="status"
          aria-label="Ignored"
          style={{ margin: 0, paddingInlineStart: 16, overflowWrap: 'anywhere' }}
        >
          {faults.map((fault) => (
            <li key={JSON.stringify(fault)}>{`Ignored: ${explainFault(fault)}.`}</li>
          ))}
        </ul>
      )}
      <form
        aria-label="Fields of the scenario"
        style={{ display: 'grid', gap: 12 }}
        onSubmit={(event) => event.preventDefault()}
      >
        <Row label="Day and time">
          <input
            type="datetime-local"
            value={scenario.at?.slice(0, 16) ?? ''}
            onChange={({ target }) => onChange({ at: target.value ? `${target.value}:00` : undefined })}
          />
        </Row>
        <Row label="Latency in ms">
          <input
            type="number"
            min={0}
            placeholder={asStory}
            value={scenario.latencyMs ?? ''}
            onChange={({ target }) =>
              onChange({ latencyMs: target.value === '' ? undefined : Number(target.value) })
            }
          />
        </Row>
        <Rights scenario={scenario} onChange={onChange} />
        <Configuration scenario={scenario} onChange={onChange} />
        <button type="button" onClick={() => onTextChange('')}>
          Reset to the values of the story
        </button>
      </form>
    </div>
  );
}

/** The whole scenario as a text that can be copied, or replaced by another one. */
function TextForm({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const [draft, setDraft] = useState(text);
  const [copying, setCopying] = useState<'Copy' | 'Copied' | 'Not allowed: select the text'>('Copy');

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(draft);
      setCopying('Copied');
    } catch {
      // Without HTTPS there is no clipboard.
      setCopying('Not allowed: select the text');
    }
  }

  return (
    <form
      aria-label="Scenario as a text"
      style={{ display: 'grid', gap: 6 }}
      onSubmit={(event) => {
        event.preventDefault();
        onChange(draft);
      }}
    >
      <label style={{ display: 'grid', gap: 4 }}>
        <span>Scenario, also for the demo and the HTTP server</span>
        <textarea
          rows={3}
          spellCheck={false}
          style={{ font: '12px ui-monospace, monospace', overflowWrap: 'anywhere', resize: 'vertical' }}
          value={draft}
          onChange={({ target }) => {
            setDraft(target.value);
            setCopying('Copy');
          }}
        />
      </label>
      <div style={{ display: 'flex', gap: 6 }}>
        <button type="button" onClick={() => void copy()}>
          {copying}
        </button>
        <button type="submit" disabled={draft === text}>
          Show this scenario
        </button>
      </div>
    </form>
  );
}

type FieldsProps = Pick<ScenarioFormProps, 'scenario' | 'onChange'>;

function Rights({ scenario, onChange }: FieldsProps) {
  const { disabledActions: disabled = [], invisibleActions: invisible = [] } = scenario;

  function setRight(id: string, right: string): void {
    const others = (list: readonly string[]) => list.filter((other) => other !== id);
    const nextDisabled = [...others(disabled), ...(right === 'disabled' ? [id] : [])];
    const nextInvisible = [...others(invisible), ...(right === 'hidden' ? [id] : [])];
    onChange({
      disabledActions: nextDisabled.length > 0 ? nextDisabled : undefined,
      invisibleActions: nextInvisible.length > 0 ? nextInvisible : undefined,
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

function Configuration({ scenario, onChange }: FieldsProps) {
  const configuration: Record<string, string | number | boolean | undefined> = scenario.configuration ?? {};

  function setField(name: string, value: string | number | boolean): void {
    const { [name]: _, ...others } = configuration;
    const next = value === '' ? others : { ...others, [name]: value };
    onChange({
      configuration: Object.keys(next).length > 0 ? next : undefined,
    });
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
              value={String(configuration[name] ?? '')}
              onChange={({ target }) =>
                setField(
                  name,
                  typeof preset === 'number' && target.value ? Number(target.value) : target.value,
                )
              }
            />
          </Row>
        ),
      )}
    </Group>
  );
}
