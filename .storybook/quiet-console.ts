/** The browser says so of sizes that it tells in the next frame; nothing is lost, and nothing can be done better. */
const postponed = 'ResizeObserver loop completed with undelivered notifications';

type Line = Pick<Console, 'error' | 'warn'>;

/** What has gone wrong without failing anything. */
export interface ConsoleWatch {
  /** Returns what was said since it was last asked, and forgets it. */
  take(): string[];
}

/**
 * Notes every `console.error` and `console.warn`, and of a page every error and rejection that nobody has handled. The
 * browser's own lines about calls that failed are no calls of the console, so a failure on purpose stays quiet.
 */
export function watchConsole(line: Line = console, page?: EventTarget): ConsoleWatch {
  let faults: string[] = [];
  for (const name of ['error', 'warn'] as const) {
    const say = line[name].bind(line);
    line[name] = (...words: unknown[]) => {
      const said = inWords(words);
      if (said.includes(postponed)) return;
      faults.push(`console.${name}: ${said}`);
      say(...words);
    };
  }
  page?.addEventListener('error', (event) => {
    const { error, message } = event as ErrorEvent;
    const said = String(error ?? message);
    if (!said.includes(postponed)) faults.push(`unhandled: ${said}`);
  });
  page?.addEventListener('unhandledrejection', (event) => {
    faults.push(`unhandled rejection: ${String((event as PromiseRejectionEvent).reason)}`);
  });
  return {
    take() {
      const taken = faults;
      faults = [];
      return taken;
    },
  };
}

/**
 * Fails what has just run for everything that was said meanwhile.
 *
 * @throws Error that names each of them
 */
export function expectNoConsoleErrors(watch: ConsoleWatch): void {
  const faults = watch.take();
  if (faults.length > 0) throw new Error(`Nothing may be said in the console:\n${faults.join('\n')}`);
}

/** The first word of React's lines is a format: each `%s` stands for one of the next words. */
function inWords([first, ...rest]: readonly unknown[]): string {
  const words = rest.map(toText);
  const text = toText(first).replaceAll('%s', () => words.shift() ?? '%s');
  return [text, ...words].join(' ');
}

function toText(word: unknown): string {
  if (word instanceof Error) return word.stack ?? String(word);
  return typeof word === 'object' && word !== null ? Object.prototype.toString.call(word) : String(word);
}
