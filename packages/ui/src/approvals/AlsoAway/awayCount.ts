import type { LoadedPlanPage } from '@selfservice/api/department-plan/department-plan';
import type { Asked } from '../team/teamAround.ts';
import { teammatesOf } from '../team/teamAround.ts';

/** How many others are away on days of a request. */
export function awayCount(page: LoadedPlanPage, asked: Asked): number {
  return teammatesOf(page, asked).filter(({ role }) => role === 'away').length;
}
