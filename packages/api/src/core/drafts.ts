/** Keeps texts of the selected person, for example entries that are not sent, until the user logs out. They survive a reload. */
export interface Drafts {
  /** Returns the text under a key; null for none. */
  read(key: string): string | null;
  /** Keeps a text and replaces the previous one. */
  write(key: string, text: string): void;
  /** Removes a text. */
  remove(key: string): void;
}
