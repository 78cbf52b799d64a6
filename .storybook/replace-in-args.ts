import { isValidElement } from 'react';

/** Changes a plain object whose fields are already changed. `original` is the object before. */
type ChangeObject = (
  changed: Record<string, unknown>,
  original: Record<string, unknown>,
) => Record<string, unknown>;

/** Returns a value with every text in it changed, at any depth. Elements of React and instances of classes stay as they are. */
export function replaceInArgs(
  value: unknown,
  changeText: (text: string) => string,
  changeObject: ChangeObject = (changed) => changed,
): unknown {
  const inside = (item: unknown): unknown => replaceInArgs(item, changeText, changeObject);
  if (typeof value === 'string') return changeText(value);
  if (Array.isArray(value)) return value.map(inside);
  if (value instanceof Map)
    return new Map([...value].map(([key, item]: [unknown, unknown]) => [key, inside(item)]));
  if (value === null || typeof value !== 'object' || isValidElement(value)) return value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  const fields = Object.entries(value).map(([key, item]) => [key, inside(item)]);
  return changeObject(
    Object.fromEntries(fields) as Record<string, unknown>,
    value as Record<string, unknown>,
  );
}
