import type { ReactNode } from 'react';
import { useOfflinePlan } from './useOfflinePlan.ts';

/** Stores the user's next shifts again while the user is signed in. Shows nothing. */
export default function OfflinePlanKeeping(): ReactNode {
  useOfflinePlan();
  return null;
}
