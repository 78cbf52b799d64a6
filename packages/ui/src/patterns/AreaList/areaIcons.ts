import type { EntryName } from '../../areas/areas.ts';
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

/** The icon of each area. */
export const areaIcons: Record<EntryName, LucideIcon> = {
  'my-plan': CalendarDays,
  worksheet: ClipboardList,
  requests: Inbox,
  unavailability: CalendarX,
  overtime: Timer,
  'approvals-requests': ListChecks,
  'approvals-unavailabilities': CalendarCheck,
  'department-plan': CalendarRange,
  'plan-states': FileCheck,
  'worksheet-states': ClipboardCheck,
  presence: Users,
  reports: ChartColumn,
  terminal: Clock,
};
