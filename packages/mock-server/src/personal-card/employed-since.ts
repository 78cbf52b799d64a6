import type { LocalMonth } from '@selfservice/api/core/local-date';
import { addMonths } from '@selfservice/api/core/local-date-arithmetic';
import type { Tenant } from '../core/people.ts';

/** The month in which each tenant began to give personal numbers. */
const begin: Record<Tenant, LocalMonth> = { alfa: '1996-01' as LocalMonth, beta: '2008-01' as LocalMonth };
/** The number of new people a month. */
const newPeople = 6;

/** Returns the month in which a person was employed: personal numbers are given in turn, from 1 in each series. */
export function employedSince(personalNumber: string, tenant: Tenant): LocalMonth {
  return addMonths(begin[tenant], Math.floor((Number(personalNumber) % 100_000) / newPeople));
}
