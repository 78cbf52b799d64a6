import { languages } from '@selfservice/api/core/language';
import type { Language } from '@selfservice/api/core/language';
import type { PersonKey } from '@selfservice/mock-server/core/people';
import { demoPassword, people, personKeys } from '@selfservice/mock-server/core/people';
import type { Scenario } from '@selfservice/mock-server/core/scenario';
import styled from 'styled-components';
import { networkOf, networks } from './networks.ts';

const languageNames: Record<Language, string> = { en: 'English', cs: 'Čeština', sk: 'Slovenčina' };

/** Props of `DemoPanel`. */
export interface DemoPanelProps {
  /** What the mock backend runs with. */
  scenario: Scenario;
  /** Another scenario was chosen; the page is to be loaded anew with it. */
  onChange: (scenario: Scenario) => void;
}

/** The strip above the demo that says whom to sign in as and changes what the mock backend does. */
export function DemoPanel({ scenario, onChange }: DemoPanelProps) {
  const person = people[scenario.person];
  const network = networkOf(scenario);
  return (
    <Strip lang="en" aria-label="Demo">
      <details>
        <summary>
          <strong>Demo</strong>
          <span>
            sign in as <code>{person.userName}</code> with <code>{demoPassword}</code>
          </span>
        </summary>
        <Choices>
          <label>
            Person
            <select
              value={scenario.person}
              onChange={(event) => onChange({ ...scenario, person: event.target.value as PersonKey })}
            >
              {personKeys.map((key) => (
                <option key={key} value={key}>
                  {people[key].userName}: {people[key].description}
                </option>
              ))}
            </select>
          </label>
          <label>
            Language
            <select
              value={scenario.language}
              onChange={(event) => onChange({ ...scenario, language: event.target.value as Language | '' })}
            >
              <option value="">the browser’s, then the person’s</option>
              {languages.map((language) => (
                <option key={language} value={language}>
                  {languageNames[language]}
                </option>
              ))}
            </select>
          </label>
          <label>
            Network
            <select
              value={network?.id ?? ''}
              onChange={({ target }) => {
                const chosen = networks.find(({ id }) => id === target.value);
                if (chosen) onChange({ ...scenario, ...fieldsOf(chosen) });
              }}
            >
              {!network && <option value="">as in the address</option>}
              {networks.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        </Choices>
      </details>
    </Strip>
  );
}

function fieldsOf({ latencyMs, isOffline, failures }: (typeof networks)[number]) {
  return { latencyMs, isOffline, failures };
}

const Strip = styled.aside`
  border-bottom: 1px dashed var(--color-information);
  background: var(--color-information-quiet);
  color: var(--color-text);
  font-size: var(--text-1);
  line-height: var(--leading);

  summary {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-3);
    min-height: 28px;
    padding: 2px var(--space-4);
    cursor: pointer;
  }

  summary::after {
    content: '▾';
    margin-inline-start: auto;
  }

  details[open] summary::after {
    content: '▴';
  }

  strong {
    color: var(--color-information);
    letter-spacing: 0.04em;
  }

  code {
    font-family: ui-monospace, monospace;
    font-weight: var(--weight-bold);
  }
`;

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
  gap: var(--space-2) var(--space-4);
  padding: var(--space-2) var(--space-4) var(--space-3);

  label {
    display: grid;
    gap: 2px;
    color: var(--color-text-muted);
  }

  select {
    min-width: 0;
    min-height: 32px;
    padding: 0 var(--space-2);
    border: 1px solid var(--color-border-control);
    border-radius: var(--radius-small);
    background: var(--color-surface-raised);
    color: var(--color-text);
    font: inherit;
  }
`;
