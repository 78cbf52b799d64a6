import { Check, Clock } from 'lucide-react';
import type { StateLook } from './stateLook.ts';

/** Where an overtime stands; a denied one leaves the list. Specification 001 section 2. */
export type OvertimeState = 'pending' | 'approved';

/** How each state of an overtime looks. */
export const overtimeStateIcons: Record<OvertimeState, StateLook> = {
  pending: { icon: Clock, tone: 'information', text: 'state.overtime.pending' },
  approved: { icon: Check, tone: 'positive', text: 'state.overtime.approved' },
};
