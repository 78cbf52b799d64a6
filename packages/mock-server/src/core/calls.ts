import type { Endpoint } from '@selfservice/api/core/endpoint';
import { contract } from './contract.generated.ts';

type Contract = typeof contract;

/** The name of an endpoint in the contract, for example `getDashboardData`. */
export type CallName = {
  [Name in keyof Contract]: Contract[Name] extends Endpoint ? Name : never;
}[keyof Contract];

/** The endpoints of the contract by name. */
export const calls = Object.fromEntries(
  Object.entries(contract).filter(([, value]) => 'answerFormat' in value),
) as Pick<Contract, CallName>;

/** The names of all endpoints. */
export const callNames = Object.keys(calls) as CallName[];
