/**
 * Stand in a text where a value goes. A text is translated once with these as its values and then filled again and
 * again: every interval has a label, and i18next takes ten times as long to fill one. They stand in the order of their numbers.
 */
export const textPlaceholders = {
  what: '\uE000',
  when: '\uE001',
  kind: '\uE002',
  name: '\uE003',
  day: '\uE004',
  from: '\uE005',
  to: '\uE006',
  fromDay: '\uE007',
  toDay: '\uE008',
} as const;

const names = Object.keys(textPlaceholders) as (keyof typeof textPlaceholders)[];

/** Puts values in the place of their placeholders. */
export function fillPlaceholders(
  text: string,
  values: Partial<Record<keyof typeof textPlaceholders, string>>,
): string {
  return text.replace(/[\uE000-\uE008]/g, (placeholder) => {
    const name = names[placeholder.charCodeAt(0) - 0xe000];
    return (name && values[name]) ?? placeholder;
  });
}
