/** How somebody can be reached. */
export interface Contacts {
  /** Null where there is none or the user may not know it. */
  email: string | null;
  /** In the order of the server; empty where there are none or the user may not know them. */
  phones: readonly string[];
}

/** What the backend says of an address or a number. */
type WireContact = string | null | undefined;

/** Reads contacts: nothing of them stays where the user may not know them. Specification 001 section 6. */
export function toContacts(isAllowed: boolean, email: WireContact, phones: readonly WireContact[]): Contacts {
  if (!isAllowed) return { email: null, phones: [] };
  return {
    email: email?.trim() || null,
    phones: [...new Set(phones.map((phone) => phone?.trim() ?? '').filter(Boolean))],
  };
}
