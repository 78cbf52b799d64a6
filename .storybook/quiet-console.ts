/**
 * The message of a ResizeObserver whose notifications are postponed to the next frame. It is harmless and cannot be
 * avoided.
 */
const postponed = 'ResizeObserver loop completed with undelivered notifications';

type Line = Pick<Console, 'error' | 'warn'>;

/** Collects console output and unhandled errors. */
export interface ConsoleWatch {
  /** Returns the output since the last call and clears it. */
  take(): string[];
}

/**
 * Records every `console.error` and `console.warn`, and every unhandled error and rejection of a page. The browser's
 * own lines about failed calls are not recorded, so tests can make calls fail.
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
 * Fails the present test if anything was recorded.
 *
 * @param origin the source of the output, for the message
 * @throws Error with all recorded lines
 */
export function expectNoConsoleErrors(watch: ConsoleWatch, origin = 'Output'): void {
  const faults = watch.take();
  if (faults.length > 0) throw new Error(`The console must stay empty. ${origin}:\n${faults.join('\n')}`);
}

/**
 * Formats the arguments of a console call: React's first argument is a format with `%s` for each of the following ones.
 */
function inWords([first, ...rest]: readonly unknown[]): string {
  const words = rest.map(toText);
  const text = toText(first).replaceAll('%s', () => words.shift() ?? '%s');
  return [text, ...words].join(' ');
}

function toText(word: unknown): string {
  if (word instanceof Error) return word.stack ?? String(word);
  return typeof word === 'object' && word !== null ? Object.prototype.toString.call(word) : String(word);
}
