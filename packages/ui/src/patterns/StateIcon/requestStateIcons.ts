import { Check, CircleDashed, Clock, X } from 'lucide-react';
import type { StateLook } from './stateLook.ts';

/** The state of a request or an unavailability. Every state except pending is final. */
export type RequestState = 'pending' | 'approved' | 'rejected' | 'cancelled';

/** The icon, colour and text of each request state. */
export const requestStateIcons: Record<RequestState, StateLook> = {
  pending: { icon: Clock, tone: 'information', text: 'state.request.pending' },
  approved: { icon: Check, tone: 'positive', text: 'state.request.approved' },
  rejected: { icon: X, tone: 'negative', text: 'state.request.rejected' },
  cancelled: { icon: CircleDashed, tone: 'quiet', text: 'state.request.cancelled' },
};
