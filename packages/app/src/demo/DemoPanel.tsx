import type { Language } from '@selfservice/api/core/language';
import { demoPassword, findPerson, people, personKeys } from '@selfservice/mock-server/core/people';
import type { Scenario } from '@selfservice/mock-server/core/scenario';
import { styled } from 'styled-components';
import { DemoChoice } from './DemoChoice.tsx';
import { networkOf, networks } from './networks.ts';

export interface DemoPanelProps {
  /** The scenario of the mock backend. */
  scenario: Scenario;
  /** The user name of the signed-in user; null for none. */
  signedInAs: string | null;
  /** Notes about the address and the browser, for example about missing features. */
  notes: readonly string[];
  /** Called when the user chooses another scenario. The page must be reloaded with it. */
  onChange: (scenario: Scenario) => void;
}

const languages: { value: Language | ''; label: string }[] = [
  { value: '', label: 'Automatic: browser, then person' },
  { value: 'en', label: 'English' },
  { value: 'cs', label: 'Čeština' },
  { value: 'sk', label: 'Slovenčina' },
];

/** The bar above the demo with the sign-in data and the settings of the mock backend. */
export function DemoPanel({ scenario, signedInAs, notes, onChange }: DemoPanelProps) {
  const person = (signedInAs && findPerson(signedInAs)) || scenario.person;
  const { userName } = people[person];
  const network = networkOf(scenario);
  const unknown = network ? [] : [{ value: '', label: 'As in the address' }];
  return (
    <Strip lang="en" aria-label="Demo">
      <details>
        <summary>
          <strong>Demo</strong>
          <span>
            {signedInAs ? (
              <>
                signed in as <code>{signedInAs}</code>
              </>
            ) : (
              <>
                sign in as <code>{userName}</code> with <code>{demoPassword}</code>
              </>
            )}
          </span>
        </summary>
        <Choices>
          <DemoChoice
            label="Person"
            value={person}
            options={personKeys.map((key) => ({
              value: key,
              label: `${people[key].userName}: ${people[key].description}`,
            }))}
            onChange={(chosen) => onChange({ ...scenario, person: chosen })}
          />
          <DemoChoice
            label="Language"
            value={scenario.language}
            options={languages}
            onChange={(language) => onChange({ ...scenario, language })}
          />
          <DemoChoice
            label="Network"
            value={network?.id ?? ''}
            options={[...unknown, ...networks.map(({ id, label }) => ({ value: id, label }))]}
            onChange={(chosen) => {
              const next = networks.find(({ id }) => id === chosen);
              if (next) onChange({ ...scenario, ...next.fields });
            }}
          />
        </Choices>
      </details>
      {notes.map((note) => (
        <Note key={note}>{note}</Note>
      ))}
    </Strip>
  );
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
    width: 6px;
    height: 6px;
    margin-inline-start: auto;
    border: solid currentColor;
    border-width: 0 1.5px 1.5px 0;
    content: '';
    transform: translateY(-2px) rotate(45deg);
  }

  details[open] summary::after {
    transform: translateY(1px) rotate(-135deg);
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

const Note = styled.p`
  padding: 0 var(--space-4) var(--space-1);
  overflow-wrap: anywhere;
`;

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
  gap: var(--space-2) var(--space-4);
  padding: var(--space-2) var(--space-4) var(--space-3);
`;
