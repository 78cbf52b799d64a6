import type { PassDirection } from '@selfservice/api/terminal/pass-types';
import { ArrowLeftRight, LogIn, LogOut } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

/** The icon of each direction of a pass. */
export const directionIcons: Record<PassDirection, LucideIcon> = {
  in: LogIn,
  out: LogOut,
  unknown: ArrowLeftRight,
};
