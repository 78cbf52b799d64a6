/**
 * Placeholders for values in a text. A text is translated once with these as its values and then filled for every
 * interval, because filling by i18next takes ten times as long. The order is that of the code points.
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

/** Replaces placeholders with values. */
export function fillPlaceholders(
  text: string,
  values: Partial<Record<keyof typeof textPlaceholders, string>>,
): string {
  return text.replace(/[\uE000-\uE008]/g, (placeholder) => {
    const name = names[placeholder.charCodeAt(0) - 0xe000];
    return (name && values[name]) ?? placeholder;
  });
}
