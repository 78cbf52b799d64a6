import type { WorksheetState } from '@selfservice/api/worksheet/worksheet-state';
import { BadgeCheck, Check, CheckCheck, FilePen, Signature } from 'lucide-react';
import type { StateLook } from './stateLook.ts';

/** The icon, colour and text of each worksheet state. */
export const worksheetStateIcons: Record<WorksheetState, StateLook> = {
  open: { icon: FilePen, tone: 'quiet', text: 'state.worksheet.open' },
  approved: { icon: Check, tone: 'positive', text: 'state.worksheet.approved' },
  confirmed: { icon: CheckCheck, tone: 'positive', text: 'state.worksheet.confirmed' },
  signedElectronically: {
    icon: BadgeCheck,
    tone: 'positive',
    text: 'state.worksheet.signedElectronically',
  },
  signedByHand: { icon: Signature, tone: 'positive', text: 'state.worksheet.signedByHand' },
};
