import type { PlanDayState } from '@selfservice/api/my-plan/plan-day';
import { Lock, LockKeyholeOpen, LockOpen } from 'lucide-react';
import type { StateLook } from './stateLook.ts';

/** The icon, colour and text of each state of a plan day. The open locks differ by the keyhole, not only by colour. */
export const planDayIcons: Record<PlanDayState, StateLook> = {
  changeable: { icon: LockKeyholeOpen, tone: 'negative', text: 'state.planDay.changeable' },
  signed: { icon: Lock, tone: 'quiet', text: 'state.planDay.signed' },
  signable: { icon: LockOpen, tone: 'caution', text: 'state.planDay.signable' },
};
