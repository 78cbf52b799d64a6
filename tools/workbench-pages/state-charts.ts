import { passStates } from './pass-states.ts';
import { requestStates } from './request-states.ts';
import { sessionStates } from './session-states.ts';
import { worksheetStates } from './worksheet-states.ts';
import type { StateChart } from './state-changes.ts';

/** Returns the charts of all subjects whose states are data or pure functions in the code. */
export async function stateCharts(): Promise<StateChart[]> {
  return [await requestStates(), worksheetStates(), passStates(), sessionStates()];
}
