/** Amounts of work that are the same on every machine. */
export interface CountedWork {
  /** Multiplications of hashes: the random decisions of the generators. */
  hashSteps: number;
  /** Constructed dates. */
  dates: number;
  /** Constructed formatters and collators. */
  formatters: number;
}

const formatterNames = ['DateTimeFormat', 'NumberFormat', 'Collator', 'PluralRules'] as const;

/** Runs synchronous work and counts what it does. */
export function countWork(work: () => void): CountedWork {
  const counts: CountedWork = { hashSteps: 0, dates: 0, formatters: 0 };
  const { imul } = Math;
  const original = { Date: globalThis.Date, Intl: globalThis.Intl };
  const counted = <T extends new (...args: never[]) => object>(target: T, onConstruct: () => void): T =>
    new Proxy(target, {
      construct(constructor, args, newTarget) {
        onConstruct();
        return Reflect.construct(constructor, args, newTarget) as object;
      },
    });
  Math.imul = (a, b) => {
    counts.hashSteps++;
    return imul(a, b);
  };
  globalThis.Date = counted(original.Date, () => counts.dates++);
  const formatters = formatterNames.map((name) => [
    name,
    counted(original.Intl[name], () => counts.formatters++),
  ]);
  globalThis.Intl = Object.create(
    original.Intl,
    Object.getOwnPropertyDescriptors(Object.fromEntries(formatters)),
  ) as typeof Intl;
  try {
    work();
  } finally {
    Math.imul = imul;
    globalThis.Date = original.Date;
    globalThis.Intl = original.Intl;
  }
  return counts;
}
