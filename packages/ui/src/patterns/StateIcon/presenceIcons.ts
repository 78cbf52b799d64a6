import { CircleHelp, UserRoundCheck, UserRoundX } from 'lucide-react';
import type { StateLook } from './stateLook.ts';

/** Where a person's last pass led: directions 0, 1 and 2 of the backend. Specification 001 section 4. */
export type Presence = 'unknown' | 'present' | 'absent';

/** How each presence looks. */
export const presenceIcons: Record<Presence, StateLook> = {
  unknown: { icon: CircleHelp, tone: 'quiet', text: 'state.presence.unknown' },
  present: { icon: UserRoundCheck, tone: 'positive', text: 'state.presence.present' },
  absent: { icon: UserRoundX, tone: 'negative', text: 'state.presence.absent' },
};
