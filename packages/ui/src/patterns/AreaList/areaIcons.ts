import type { AreaName } from '@selfservice/api/dashboard/areas';
import {
  CalendarCheck,
  CalendarDays,
  CalendarRange,
  CalendarX,
  ChartColumn,
  ClipboardCheck,
  ClipboardList,
  Clock,
  FileCheck,
  Inbox,
  ListChecks,
  Timer,
  Users,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

/** The icon of each area, the same everywhere. */
export const areaIcons: Record<AreaName, LucideIcon> = {
  'my-plan': CalendarDays,
  'my-worksheet': ClipboardList,
  'my-requests': Inbox,
  'my-unavailability': CalendarX,
  overtime: Timer,
  'requests-approval': ListChecks,
  'unavailabilities-approval': CalendarCheck,
  'department-plan': CalendarRange,
  'plan-states': FileCheck,
  'worksheet-states': ClipboardCheck,
  presence: Users,
  reports: ChartColumn,
  terminal: Clock,
};
