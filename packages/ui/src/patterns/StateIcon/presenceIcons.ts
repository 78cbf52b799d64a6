import { CircleHelp, UserRoundCheck, UserRoundMinus, UserRoundX } from 'lucide-react';
import type { StateLook } from './stateLook.ts';

/** The presence of a person after the last pass: the backend's directions 0, 1 and 2. */
export type Presence = 'unknown' | 'present' | 'absent';

/** The icon, colour and text of each presence, and of a person who is absent during a shift. Only the last one needs attention. */
export const presenceIcons: Record<Presence | 'missing', StateLook> = {
  unknown: { icon: CircleHelp, tone: 'quiet', text: 'state.presence.unknown' },
  present: { icon: UserRoundCheck, tone: 'positive', text: 'state.presence.present' },
  missing: { icon: UserRoundX, tone: 'caution', text: 'state.presence.missing' },
  absent: { icon: UserRoundMinus, tone: 'quiet', text: 'state.presence.absent' },
};
