/** The e-mail address and phone numbers of a person. */
export interface Contacts {
  /** Null for none, or if the user may not see it. */
  email: string | null;
  /** In the order of the server; empty for none, or if the user may not see them. */
  phones: readonly string[];
}

type WireContact = string | null | undefined;

/** Maps contacts. Returns empty contacts if the user may not see them. */
export function toContacts(isAllowed: boolean, email: WireContact, phones: readonly WireContact[]): Contacts {
  if (!isAllowed) return { email: null, phones: [] };
  return {
    email: email?.trim() || null,
    phones: [...new Set(phones.map((phone) => phone?.trim() ?? '').filter(Boolean))],
  };
}

/** Punctuation between the digits of a phone number. */
const phonePunctuation = /[\s()/.-]/g;

/** Returns the `tel:` address of a phone number; null for a text that is not exactly one number. */
export function phoneHref(phone: string): string | null {
  const text = phone.trim();
  // The zero in `+49 (0)30` is dialled only within the country.
  const number = (text.startsWith('+') ? text.replace('(0)', '') : text).replace(phonePunctuation, '');
  return /^\+?\d{3,15}$/.test(number) ? `tel:${number}` : null;
}

/** Returns the `mailto:` address of an e-mail address; null for a text that is not exactly one address. */
export function emailHref(email: string): string | null {
  const [, name, domain] = emailPattern.exec(email.trim()) ?? [];
  return name && domain ? `mailto:${encodeURIComponent(name)}@${domain}` : null;
}

const emailPattern = /^([\p{L}\p{N}.!#$'*+=^_`{|}~-]+)@([\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*)$/u;
