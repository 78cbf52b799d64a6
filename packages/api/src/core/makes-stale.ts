import type { MutationFunctionContext } from '@tanstack/react-query';

/** What a mutation hands to `onSuccess` or `onSettled`, its last argument being the client. */
type Settled = [...unknown[], MutationFunctionContext];

/**
 * For `onSuccess` or `onSettled` of a mutation: the cached answers of these areas are asked for again. Query keys
 * begin with the area's word; a longer key names a part of an area.
 */
export function makesStale(...parts: readonly (string | readonly string[])[]): (...settled: Settled) => void {
  return (...settled) => {
    const { client } = settled.at(-1) as MutationFunctionContext;
    for (const part of parts) void client.invalidateQueries({ queryKey: [part].flat() });
  };
}
