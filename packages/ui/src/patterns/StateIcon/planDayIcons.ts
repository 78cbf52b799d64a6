import type { PlanDayState } from '@selfservice/api/my-plan/plan-day';
import { Lock, LockKeyholeOpen, LockOpen } from 'lucide-react';
import type { StateLook } from './stateLook.ts';

/** How each marker of a plan day looks. Both open locks differ by their keyhole, not only by their colour. */
export const planDayIcons: Record<PlanDayState, StateLook> = {
  changeable: { icon: LockKeyholeOpen, tone: 'negative', text: 'state.planDay.changeable' },
  signed: { icon: Lock, tone: 'quiet', text: 'state.planDay.signed' },
  signable: { icon: LockOpen, tone: 'caution', text: 'state.planDay.signable' },
};
