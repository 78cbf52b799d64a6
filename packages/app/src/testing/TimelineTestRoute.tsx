import {
  largestSeed,
  mostPeople,
  timelineSpans,
  TimelineTestScreen,
} from '@selfservice/ui/testing/TimelineTestScreen';
import type { TimelineSettings } from '@selfservice/ui/testing/TimelineTestScreen';
import type { OpenScreenProps } from '../shell/area-route.ts';
import { readNumber } from './settings.ts';
import { useSettings } from './useSettings.ts';

/** Tries out the timeline; the address says with what. */
export default function TimelineTestRoute({ clock }: OpenScreenProps) {
  const [settings, change] = useSettings(read);
  return <TimelineTestScreen settings={settings} onChange={change} clock={clock} />;
}

function read(search: URLSearchParams): TimelineSettings {
  return {
    people: readNumber(search, 'people', [0, mostPeople], 200),
    span: timelineSpans.find((span) => span === search.get('span')) ?? '7',
    seed: readNumber(search, 'seed', [0, largestSeed], 1),
  };
}
