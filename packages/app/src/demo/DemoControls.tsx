import { callNames } from '@selfservice/mock-server/core/calls';
import type { PersonKey } from '@selfservice/mock-server/core/people';
import { demoPassword, findPerson, people, personKeys } from '@selfservice/mock-server/core/people';
import { personDescriptions } from '@selfservice/mock-server/core/person-descriptions';
import type { Scenario } from '@selfservice/mock-server/core/scenario';
import { LocaleProvider } from '@selfservice/ui/environment/LocaleProvider';
import { useBackendLanguage, useLanguage } from '@selfservice/ui/i18n/useLanguage';
import type { DemoPanelProps } from '@selfservice/ui/testing/DemoPanel';
import { DemoPanel } from '@selfservice/ui/testing/DemoPanel';
import type { Clock } from '@selfservice/api/core/clock';
import type { TourId } from '@selfservice/ui/testing/DemoTour';
import { Suspense } from 'react';
import type { TourModel } from './tour/create-tour.ts';
import { TourGuide } from './tour/TourGuide.tsx';
import { tours } from './tour/tours.ts';

export interface DemoControlsProps extends Pick<
  DemoPanelProps,
  'notes' | 'link' | 'isHidden' | 'onHiddenChange' | 'onLinkWanted' | 'onReset' | 'onTourStart'
> {
  /** The scenario of the mock backend. */
  scenario: Scenario;
  /** The user name of the signed-in user; null for none. */
  signedInAs: string | null;
  /** Called when the user becomes another person. */
  onPersonChange: (person: PersonKey) => void;
  /** The guided tour of the tab. */
  tour: TourModel;
  /** The clock of the demo. */
  clock: Clock;
  /** Called when the user resets the demo, to start a tour again. */
  onTourRestart: (id: TourId) => void;
  /** Called with the fields of the scenario that the user changes. */
  onChange: (changes: Partial<Scenario>) => void;
}

/** The strip above the demo, its panel and the guided tour, in the language of the interface. */
export function DemoControls(props: DemoControlsProps) {
  const {
    scenario,
    signedInAs,
    onPersonChange,
    onChange,
    tour,
    clock: demoClock,
    onTourRestart,
    ...rest
  } = props;
  const language = useLanguage();
  const described = useBackendLanguage();
  const toPerson = (key: PersonKey) => {
    const { userName, givenName, surname, isHardCase = false } = people[key];
    const { disabledActions = '', invisibleActions = '' } = people[key];
    return {
      id: key,
      userName,
      name: `${givenName} ${surname}`,
      description: personDescriptions[key][described],
      isHardCase,
      rights: { disabledActions: idsIn(disabledActions), invisibleActions: idsIn(invisibleActions) },
    };
  };
  const { disabledActions, invisibleActions, at, clock, theme } = scenario;
  const { latencyMs, isOffline, failures } = scenario;
  return (
    <LocaleProvider language={language}>
      <Suspense fallback={null}>
        <DemoPanel
          people={personKeys.map(toPerson)}
          person={toPerson((signedInAs && findPerson(signedInAs)) || scenario.person)}
          isSignedIn={signedInAs !== null}
          password={demoPassword}
          settings={{ disabledActions, invisibleActions, at, clock, language: scenario.language, theme }}
          network={{ latencyMs, isOffline, failures }}
          calls={callNames}
          tours={tours.map(({ id }) => id)}
          onPersonChange={(id) => onPersonChange(id as PersonKey)}
          onSettingsChange={(changed) => onChange(changed as Partial<Scenario>)}
          onNetworkChange={(changed) => onChange(changed as Partial<Scenario>)}
          onCopy={(text) => navigator.clipboard.writeText(text)}
          {...rest}
        />
      </Suspense>
      <Suspense fallback={null}>
        <TourGuide model={tour} clock={demoClock} onStart={rest.onTourStart} onRestart={onTourRestart} />
      </Suspense>
    </LocaleProvider>
  );
}

function idsIn(text: string): string[] {
  return text.split(',').flatMap((id) => id.trim() || []);
}
