/** The work of a page since its start, in counts that are the same on every machine. */
export interface CountedWork {
  /** Commits of React. */
  commits: number;
  /** Components that React rendered. */
  renders: number;
  /** Elements that were there before and that React compared again, also without a change. */
  compared: number;
  /** Formatters of dates, numbers and plurals that were created. */
  formatters: number;
}

declare global {
  interface Window {
    /** The counts of the page, if `countWork` ran in it. */
    __countedWork?: CountedWork;
    /** Resolves when the page has painted and has nothing left to do soon, if `countWork` ran in it. */
    __untilIdle?: () => Promise<void>;
  }
}

/**
 * Counts the work of a page by React's DevTools hook, which a production build notifies too, and follows its short timers.
 * Runs in the page before its own code.
 */
export function countWork(): void {
  interface Fiber {
    tag: number;
    flags: number;
    memoizedProps: unknown;
    child: Fiber | null;
    sibling: Fiber | null;
    alternate: Fiber | null;
  }
  /** Functions, classes, forwarded refs and memoized functions. */
  const components = new Set([0, 1, 11, 15]);
  /** The longest timer that belongs to the work of a press, in milliseconds. */
  const soonMs = 300;
  /** React sets it on a component that rendered in this commit. */
  const performedWork = 1;
  /** An element of the document. */
  const hostElement = 5;
  const work: CountedWork = { commits: 0, renders: 0, compared: 0, formatters: 0 };

  function countRenders(fiber: Fiber, isNew: boolean): void {
    if (components.has(fiber.tag) && (isNew || fiber.flags & performedWork)) work.renders += 1;
    const isCompared = !isNew && fiber.memoizedProps !== fiber.alternate?.memoizedProps;
    if (fiber.tag === hostElement && isCompared) work.compared += 1;
    // React keeps the children of a component that had nothing to do.
    if (!isNew && fiber.child === fiber.alternate?.child) return;
    for (let child = fiber.child; child; child = child.sibling) countRenders(child, child.alternate === null);
  }

  const nothing = () => undefined;
  const hook = {
    supportsFiber: true,
    renderers: new Map(),
    inject: () => 1,
    onScheduleFiberRoot: nothing,
    onCommitFiberRoot(_renderer: unknown, root: { current: Fiber }) {
      work.commits += 1;
      countRenders(root.current, root.current.alternate === null);
    },
    onPostCommitFiberRoot: nothing,
    onCommitFiberUnmount: nothing,
  };
  const counted = <Formatter extends object>(formatter: Formatter) =>
    new Proxy(formatter, {
      construct(target, values, newTarget) {
        work.formatters += 1;
        return Reflect.construct(target as never, values, newTarget) as object;
      },
    });
  const { DateTimeFormat, NumberFormat, PluralRules } = Intl;
  Object.assign(Intl, {
    DateTimeFormat: counted(DateTimeFormat),
    NumberFormat: counted(NumberFormat),
    PluralRules: counted(PluralRules),
  });
  const soon = new Set<number>();
  const { setTimeout: start, clearTimeout: stop } = window;
  Object.assign(window, {
    setTimeout(run: (...values: unknown[]) => void, ms = 0, ...values: unknown[]) {
      const id = start(() => {
        soon.delete(id);
        run(...values);
      }, ms);
      if (ms <= soonMs) soon.add(id);
      return id;
    },
    clearTimeout(id: number) {
      soon.delete(id);
      stop(id);
    },
  });
  async function untilIdle(): Promise<void> {
    do {
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      });
      await new Promise((resolve) => {
        requestIdleCallback(resolve);
      });
    } while (soon.size > 0);
  }
  Object.assign(window, {
    __countedWork: work,
    __untilIdle: untilIdle,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: hook,
  });
}
