import type { DraftStore } from '@selfservice/ui/environment/Environment';
import type { Remembered } from './storage.ts';

type Kept = Record<string, Record<string, string>>;

/** Who signed in. User names and people are told apart within a customer only. */
export interface DraftSignIn {
  /** Empty where there is only one customer. */
  customerCode: string;
  userName: string;
}

/** Whose drafts: who signed in, and the person spoken for. */
export interface DraftOwner extends DraftSignIn {
  personRef: string;
}

/** The key that an owner's drafts are kept under. */
export function draftOwnerKey({ customerCode, userName, personRef }: DraftOwner): string {
  return JSON.stringify([customerCode, userName, personRef]);
}

/** Whether anything is kept that somebody has typed, whomever they spoke for. */
export function hasDrafts(slot: Pick<Remembered<string>, 'read'>, signIn: DraftSignIn): boolean {
  // The key of nobody is the beginning of everybody's.
  const beginning = draftOwnerKey({ ...signIn, personRef: '' }).slice(0, -2);
  const kept = Object.entries(parseDrafts(slot.read() ?? '') ?? {});
  return kept.some(([key, texts]) => key.startsWith(beginning) && Object.keys(texts).length > 0);
}

/** Texts by owner and key as one text. Anything else that lies there reads as nothing. */
export function parseDrafts(text: string): Kept | null {
  try {
    const kept: unknown = JSON.parse(text);
    return isRecord(kept) && Object.values(kept).every(isTexts) ? (kept as Kept) : null;
  } catch {
    return null;
  }
}

/** What one person is typing, among that of all who use this tab. */
export function draftsOf(slot: Pick<Remembered<string>, 'read' | 'write'>, owner: DraftOwner): DraftStore {
  const ownKey = draftOwnerKey(owner);
  const read = (): Kept => parseDrafts(slot.read() ?? '') ?? {};
  const own = (kept: Kept) => (Object.hasOwn(kept, ownKey) ? kept[ownKey] : undefined) ?? {};
  const change = (edit: (texts: Map<string, string>) => void) => {
    const kept = read();
    const texts = new Map(Object.entries(own(kept)));
    edit(texts);
    slot.write(JSON.stringify({ ...kept, [ownKey]: Object.fromEntries(texts) }));
  };
  return {
    read: (key) => new Map(Object.entries(own(read()))).get(key) ?? null,
    write: (key, text) => change((texts) => texts.set(key, text)),
    remove: (key) => change((texts) => texts.delete(key)),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTexts(value: unknown): boolean {
  return isRecord(value) && Object.values(value).every((text) => typeof text === 'string');
}
