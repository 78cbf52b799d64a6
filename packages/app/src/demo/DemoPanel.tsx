import { demoPassword, findPerson, people, personKeys } from '@selfservice/mock-server/core/people';
import type { PersonKey } from '@selfservice/mock-server/core/people';
import { personDescriptions } from '@selfservice/mock-server/core/person-descriptions';
import type { Scenario } from '@selfservice/mock-server/core/scenario';
import { LocaleProvider } from '@selfservice/ui/environment/LocaleProvider';
import { useLanguage } from '@selfservice/ui/i18n/useLanguage';
import type { DemoNote } from '@selfservice/ui/testing/DemoStrip';
import { DemoStrip } from '@selfservice/ui/testing/DemoStrip';
import { Suspense } from 'react';
import { networkOf, networks } from './networks.ts';

export interface DemoPanelProps {
  /** The scenario of the mock backend. */
  scenario: Scenario;
  /** The user name of the signed-in user; null for none. */
  signedInAs: string | null;
  /** Notes about the address and the browser. */
  notes: readonly DemoNote[];
  /** Called when the user chooses another scenario. The page must be reloaded with it. */
  onChange: (scenario: Scenario) => void;
  /** Called when the user has confirmed a reset of the data. */
  onReset: () => void;
}

/** The strip above the demo, in the language of the interface. */
export function DemoPanel({ scenario, signedInAs, notes, onChange, onReset }: DemoPanelProps) {
  const language = useLanguage();
  const toChoice = (key: PersonKey) => {
    const { userName, isHardCase = false } = people[key];
    return { id: key, userName, description: personDescriptions[key][language], isHardCase };
  };
  return (
    <LocaleProvider language={language}>
      <Suspense fallback={null}>
        <DemoStrip
          people={personKeys.map(toChoice)}
          person={toChoice((signedInAs && findPerson(signedInAs)) || scenario.person)}
          isSignedIn={signedInAs !== null}
          password={demoPassword}
          language={scenario.language}
          networks={networks.map(({ id, label }) => ({ id, label: label[language] }))}
          network={networkOf(scenario)?.id ?? ''}
          notes={notes}
          onPersonChange={(id) => onChange({ ...scenario, person: id as PersonKey })}
          onLanguageChange={(chosen) => onChange({ ...scenario, language: chosen })}
          onNetworkChange={(id) =>
            onChange({ ...scenario, ...networks.find((network) => network.id === id)?.fields })
          }
          onReset={onReset}
        />
      </Suspense>
    </LocaleProvider>
  );
}
