/** No request has it. */
const nobodysId = -1;

/** The id of a request from an address. What is no number becomes an id that no list has. */
export function parseRequestId(text: string): number {
  return /^\d+$/.test(text) ? Number(text) : nobodysId;
}
