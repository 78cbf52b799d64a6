import type { PlanState } from '@selfservice/api/plan-states/plan-state-filter';
import { BadgeCheck, Check, Circle, CircleDashed, Clock, FileX, Signature, Stamp, X } from 'lucide-react';
import type { StateLook } from './stateLook.ts';

/** The icon, colour and text of each state of a plan. */
export const planStateIcons: Record<PlanState, StateLook> = {
  notPassed: { icon: CircleDashed, tone: 'quiet', text: 'state.plan.notPassed' },
  unchecked: { icon: Circle, tone: 'information', text: 'state.plan.unchecked' },
  checked: { icon: Check, tone: 'positive', text: 'state.plan.checked' },
  checkedByHand: { icon: Signature, tone: 'positive', text: 'state.plan.checkedByHand' },
  waiting: { icon: Clock, tone: 'information', text: 'state.plan.waiting' },
  approved: { icon: BadgeCheck, tone: 'positive', text: 'state.plan.approved' },
  approvedByHand: { icon: Stamp, tone: 'positive', text: 'state.plan.approvedByHand' },
  rejected: { icon: X, tone: 'negative', text: 'state.plan.rejected' },
  rejectedByHand: { icon: FileX, tone: 'negative', text: 'state.plan.rejectedByHand' },
};
