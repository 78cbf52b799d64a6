import { Check, Clock } from 'lucide-react';
import type { StateLook } from './stateLook.ts';

/** The state of an overtime. There is none for a denied overtime, because it is removed from the list. */
export type OvertimeState = 'pending' | 'approved';

/** The icon, colour and text of each overtime state. */
export const overtimeStateIcons: Record<OvertimeState, StateLook> = {
  pending: { icon: Clock, tone: 'information', text: 'state.overtime.pending' },
  approved: { icon: Check, tone: 'positive', text: 'state.overtime.approved' },
};
