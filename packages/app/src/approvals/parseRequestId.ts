/** An id that no request has. */
const missingId = -1;

/** Returns the id of a request from an address; -1, which no request has, for a text that is no number. */
export function parseRequestId(text: string): number {
  return /^\d+$/.test(text) ? Number(text) : missingId;
}
