import type { Endpoint } from '@selfservice/api/core/endpoint';
import { contract } from './contract.generated.ts';

type Contract = typeof contract;

/** A call of the backend by the name of its endpoint in the contract, for example `getDashboardData`. */
export type CallName = {
  [Name in keyof Contract]: Contract[Name] extends Endpoint ? Name : never;
}[keyof Contract];

/** The endpoints of the contract by their names. */
export const calls = Object.fromEntries(
  Object.entries(contract).filter(([, value]) => 'answerFormat' in value),
) as Pick<Contract, CallName>;

/** The names of the calls. */
export const callNames = Object.keys(calls) as CallName[];
