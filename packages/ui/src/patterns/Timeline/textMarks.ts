/**
 * Stand in a text where a value goes. A text is translated once with these as its values and then filled again and
 * again: every interval has a label, and i18next takes ten times as long to fill one.
 */
export const textMarks = {
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

/** Puts values in the place of their marks. */
export function fillMarks(text: string, values: Partial<Record<keyof typeof textMarks, string>>): string {
  let filled = '';
  for (const letter of text) {
    const name = nameOf[letter];
    filled += (name && values[name]) ?? letter;
  }
  return filled;
}

const nameOf = Object.fromEntries(
  Object.entries(textMarks).map(([name, mark]) => [mark, name as keyof typeof textMarks]),
);
