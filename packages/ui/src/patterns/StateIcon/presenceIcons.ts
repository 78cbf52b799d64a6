import { CircleHelp, UserRoundCheck, UserRoundX } from 'lucide-react';
import type { StateLook } from './stateLook.ts';

/** The presence of a person after the last pass: the backend's directions 0, 1 and 2. */
export type Presence = 'unknown' | 'present' | 'absent';

/** The icon, colour and text of each presence. */
export const presenceIcons: Record<Presence, StateLook> = {
  unknown: { icon: CircleHelp, tone: 'quiet', text: 'state.presence.unknown' },
  present: { icon: UserRoundCheck, tone: 'positive', text: 'state.presence.present' },
  absent: { icon: UserRoundX, tone: 'negative', text: 'state.presence.absent' },
};
