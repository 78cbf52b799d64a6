import type { HttpHandler } from 'msw';
import type { Database } from './core/database.ts';
import type { ContractHandler } from './core/handler.ts';
import { dashboardHandlers } from './dashboard/dashboard.handlers.ts';
import { errorsHandlers } from './errors/errors.handlers.ts';
import { passwordHandlers } from './password/password.handlers.ts';
import { sessionHandlers } from './session/session.handlers.ts';
import { settingsHandlers } from './settings/settings.handlers.ts';

/** Every handler of the contract. */
export const contractHandlers: ContractHandler[] = [
  ...sessionHandlers,
  ...settingsHandlers,
  ...dashboardHandlers,
  ...passwordHandlers,
  ...errorsHandlers,
];

/** The msw handlers of a backend. The database is asked for at each call, so that it can be exchanged. */
export function createHandlers(database: () => Database): HttpHandler[] {
  return contractHandlers.map((handler) => handler.over(database));
}
