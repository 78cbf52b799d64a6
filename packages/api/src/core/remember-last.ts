/** Returns a function that computes again only when an argument changes. */
export function rememberLast<Args extends readonly unknown[], Result>(
  compute: (...args: Args) => Result,
): (...args: Args) => Result {
  let last: { args: Args; result: Result } | null = null;
  return (...args) => {
    if (last?.args.every((arg, at) => arg === args[at])) return last.result;
    const result = compute(...args);
    last = { args, result };
    return result;
  };
}
