import { KeptApprovals } from '@selfservice/ui/approvals/KeptApprovals';
import { KeptOvertime } from '@selfservice/ui/overtime/KeptOvertime';
import type { ReactNode } from 'react';

/** Checks the decisions that an earlier sign-in has left, and notifies the user of their outcomes on any screen. */
export default function KeptDecisions(): ReactNode {
  return (
    <>
      <KeptApprovals />
      <KeptOvertime />
    </>
  );
}
