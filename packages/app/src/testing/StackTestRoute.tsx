import { stackLimits, StackTestScreen } from '@selfservice/ui/testing/StackTestScreen';
import type { StackTestScreenProps } from '@selfservice/ui/testing/StackTestScreen';
import type { OpenScreenProps } from '../shell/area-route.ts';
import { readNumber } from './settings.ts';
import { useSettings } from './useSettings.ts';

/** Tries out how intervals are stacked; the address says which. */
export default function StackTestRoute({ clock }: OpenScreenProps) {
  const [settings, change] = useSettings(read);
  return <StackTestScreen settings={settings} onChange={change} clock={clock} />;
}

function read(search: URLSearchParams): StackTestScreenProps['settings'] {
  return {
    count: readNumber(search, 'count', stackLimits.count, 12),
    overlap: readNumber(search, 'overlap', stackLimits.overlap, 60),
    seed: readNumber(search, 'seed', stackLimits.seed, 1),
  };
}
