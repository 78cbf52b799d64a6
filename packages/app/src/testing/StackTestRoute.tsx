import { StackTestControls } from '@selfservice/ui/testing/StackTestControls';
import { StackTestScreen } from '@selfservice/ui/testing/StackTestScreen';
import { use } from 'react';
import type { OpenScreenProps } from '../shell/area-route.ts';
import { readNumber } from './test-address.ts';
import { TestBackend } from './TestBackend.tsx';
import { testServer } from './test-server.ts';
import { useSearchParamSettings } from './useSearchParamSettings.ts';

/** The test route for stacked intervals, with settings in the address. @requirement shell-9, shell-10 */
export default function StackTestRoute({ clock }: OpenScreenProps) {
  const { testNumbers } = use(testServer);
  const [settings, change] = useSearchParamSettings((search) => ({
    count: readNumber(search, 'count', testNumbers.count),
    overlap: readNumber(search, 'overlap', testNumbers.overlap),
    plan: readNumber(search, 'plan', testNumbers.plan),
  }));
  return (
    <>
      <StackTestControls settings={settings} limits={testNumbers} onChange={change} />
      <TestBackend choice={settings} clock={clock}>
        <StackTestScreen />
      </TestBackend>
    </>
  );
}
