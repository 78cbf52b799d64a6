import type { DraftStore } from '@selfservice/ui/environment/Environment';
import type { Remembered } from './storage.ts';

type Kept = Record<string, Record<string, string>>;

/** Texts by person and key as one text. Anything else that lies there reads as nothing. */
export function parseDrafts(text: string): Kept | null {
  try {
    const kept: unknown = JSON.parse(text);
    return isRecord(kept) && Object.values(kept).every(isTexts) ? (kept as Kept) : null;
  } catch {
    return null;
  }
}

/** What one person is typing, among that of all who use this tab. */
export function draftsOf(slot: Pick<Remembered<string>, 'read' | 'write'>, personRef: string): DraftStore {
  const read = (): Kept => parseDrafts(slot.read() ?? '') ?? {};
  const own = (kept: Kept) => (Object.hasOwn(kept, personRef) ? kept[personRef] : undefined) ?? {};
  const change = (edit: (texts: Map<string, string>) => void) => {
    const kept = read();
    const texts = new Map(Object.entries(own(kept)));
    edit(texts);
    slot.write(JSON.stringify({ ...kept, [personRef]: Object.fromEntries(texts) }));
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
