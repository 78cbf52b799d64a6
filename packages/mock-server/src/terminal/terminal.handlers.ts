import { getLastPasses, postPass, postPassTypes } from '@selfservice/api/terminal/terminal.wire';
import { handle } from '../core/handler.ts';
import { needs } from '../core/rights.ts';
import { insertPass, parsePass } from './insert-pass.ts';
import { lastPassesOf } from './last-passes.ts';
import { terminalTypes } from './terminal-types.ts';

const access = needs('RunTerminal');
const accessWithPosition = needs('RunTerminal', 'TerminalGps');
const languages = { en: 'en', 'cs-CZ': 'cs', sk: 'sk' } as const;

/** Handlers of the online terminal and its last passes. */
export const terminalHandlers = [
  handle(postPassTypes, access, ({ body }) =>
    terminalTypes.map(({ id, direction, term, text }) => ({
      PRITOMNOST: id,
      PRUCHOD_TERM: term[languages[body.Value]],
      PRUCHOD_SMER: direction,
      PRUCHOD_TXT: text?.[languages[body.Value]] ?? null,
    })),
  ),
  handle(
    postPass,
    ({ Value }) => (hasPosition(Value) ? accessWithPosition : access),
    ({ database, grant, body }) => insertPass(database, grant, body.Value),
  ),
  handle(getLastPasses, access, ({ database, grant, language }) =>
    lastPassesOf(database, grant.ref, language),
  ),
];

function hasPosition(text: string): boolean {
  const pass = parsePass(text);
  return typeof pass === 'object' && pass !== null && 'GPS' in pass && Boolean(pass.GPS);
}
