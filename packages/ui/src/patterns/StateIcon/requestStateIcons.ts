import { Check, CircleDashed, Clock, X } from 'lucide-react';
import type { StateLook } from './stateLook.ts';

/** Where a request or an unavailability stands; all but pending are final. Specification 000 section 4. */
export type RequestState = 'pending' | 'approved' | 'rejected' | 'cancelled';

/** How each state of a request looks. */
export const requestStateIcons: Record<RequestState, StateLook> = {
  pending: { icon: Clock, tone: 'information', text: 'state.request.pending' },
  approved: { icon: Check, tone: 'positive', text: 'state.request.approved' },
  rejected: { icon: X, tone: 'negative', text: 'state.request.rejected' },
  cancelled: { icon: CircleDashed, tone: 'quiet', text: 'state.request.cancelled' },
};
