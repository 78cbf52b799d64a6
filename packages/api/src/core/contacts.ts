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

/** What is usual between the digits of a phone number. */
const phonePunctuation = /[\s()/.-]/g;

/** The `tel:` address of a phone number; null for a text that is not exactly one number. */
export function phoneHref(phone: string): string | null {
  const text = phone.trim();
  // The zero in `+49 (0)30` is dialled within the country only.
  const number = (text.startsWith('+') ? text.replace('(0)', '') : text).replace(phonePunctuation, '');
  return /^\+?\d{3,15}$/.test(number) ? `tel:${number}` : null;
}

/** The `mailto:` address of an e-mail address; null for a text that is not exactly one address. */
export function emailHref(email: string): string | null {
  const [, name, domain] = emailPattern.exec(email.trim()) ?? [];
  return name && domain ? `mailto:${encodeURIComponent(name)}@${domain}` : null;
}

const emailPattern = /^([\p{L}\p{N}.!#$'*+=^_`{|}~-]+)@([\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*)$/u;
