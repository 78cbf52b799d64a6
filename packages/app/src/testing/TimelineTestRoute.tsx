import { TimelineTestControls, timelineTestDays } from '@selfservice/ui/testing/TimelineTestControls';
import type { TimelineTestSettings } from '@selfservice/ui/testing/TimelineTestControls';
import { TimelineTestScreen } from '@selfservice/ui/testing/TimelineTestScreen';
import { use } from 'react';
import type { OpenScreenProps } from '../shell/area-route.ts';
import { readNumber } from './test-address.ts';
import { TestBackend } from './TestBackend.tsx';
import { testServer } from './test-server.ts';
import { useSearchParamSettings } from './useSearchParamSettings.ts';

/** The test route for the timeline, with settings in the address. @requirement shell-8, shell-10 */
export default function TimelineTestRoute({ clock }: OpenScreenProps) {
  const { testNumbers } = use(testServer);
  const [settings, change] = useSearchParamSettings((search): TimelineTestSettings => ({
    persons: readNumber(search, 'persons', testNumbers.persons),
    days: timelineTestDays.find((days) => days === search.get('days')) ?? '7',
    plan: readNumber(search, 'plan', testNumbers.plan),
  }));
  const { days, ...choice } = settings;
  return (
    <>
      <TimelineTestControls settings={settings} limits={testNumbers} onChange={change} />
      <TestBackend choice={choice} clock={clock}>
        <TimelineTestScreen days={days} />
      </TestBackend>
    </>
  );
}
