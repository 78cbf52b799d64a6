import type { QueryClient } from '@tanstack/react-query';
import type { Clock } from '../core/clock.ts';
import type { Language } from '../core/language.ts';
import type { Transport } from '../core/transport.ts';
import { createTerminal } from './create-terminal.ts';
import { isRecorded } from './is-recorded.ts';
import { createKeptPassStore, createPassingStore } from './kept-pass-store.ts';
import type { KeptText } from './kept-pass-store.ts';
import { readLastPasses } from './last-passes.ts';
import { passTypesQuery } from './pass-types.ts';
import { sendPass } from './pass.ts';
import type { PositionReading } from './position.ts';
import type { Terminal, TerminalNews } from './terminal.ts';

/** What the device and the sign-in give to the terminal. */
export interface TerminalHost {
  /** Tells the person's kept passes from those of others: customer, user name and the person spoken for. */
  owner: string;
  /** Whoever signed in. */
  userRef: string;
  /** Whose passes they are. */
  personRef: string;
  /** Asks the device where it is. */
  readPosition: () => Promise<PositionReading>;
  /** Where passes are kept that the server has not recorded yet. */
  keptText: KeptText;
  /** Does something while no other tab of the device does it. */
  exclusively: <T>(work: () => Promise<T>) => Promise<T>;
  /** Calls back when the page is looked at again, or gets its network back. Returns a function that unsubscribes. */
  onResume: (callback: () => void) => () => void;
}

/** What the terminal of a signed-in person works with. */
export interface OwnTerminalOptions {
  host: TerminalHost;
  transport: Transport;
  client: QueryClient;
  clock: Clock;
  /** In which words the server answers. */
  language: () => Language;
  /** Passes that could not be sent are kept. Decisions on `terminalQueue`. */
  isKeeping: boolean;
  /** Calls back right before the session ends, and before the page goes away. */
  onBeforeEnd: (send: () => void) => void;
  /** Aborted when the session ends. */
  ended: AbortSignal;
  onNews: (news: TerminalNews) => void;
}

/** The terminal of a signed-in person: it sends what is kept from before at once, and ends with the session. */
export function createOwnTerminal(options: OwnTerminalOptions): Terminal {
  const { host, transport, client, language, isKeeping, ended, onNews } = options;
  const { keptText, onResume, ...rest } = host;
  const store = isKeeping ? createKeptPassStore(keptText) : createPassingStore();
  const terminal = createTerminal({
    ...rest,
    clock: options.clock,
    store,
    isKeeping,
    send: ({ pass, gps }) => sendPass(transport, pass, gps ?? ''),
    async isRecorded({ pass }) {
      const [types, recorded] = await Promise.all([
        client.query(passTypesQuery(transport, language())),
        readLastPasses(transport),
      ]);
      const current = types.find(({ id }) => id === pass.typeId)?.name ?? null;
      return isRecorded(pass, recorded, current);
    },
    onNews(news) {
      if (news.kind === 'recorded' || news.kind === 'delivered') forgetAnswers(client);
      onNews(news);
    },
  });
  const unsubscribes = [store.subscribe(terminal.refresh), onResume(() => void terminal.deliver())];
  options.onBeforeEnd(terminal.flush);
  ended.addEventListener('abort', () => {
    terminal.stop();
    for (const unsubscribe of unsubscribes) unsubscribe();
  });
  void terminal.deliver();
  return terminal;
}

/** What lists passes, and the last pass of home. */
function forgetAnswers(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: ['terminal', 'lastPasses'] });
  void client.invalidateQueries({ queryKey: ['dashboard'] });
}
