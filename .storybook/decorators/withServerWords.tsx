import type { Language } from '@selfservice/api/core/language';
import { centreText } from '@selfservice/mock-server/centres/centre-tree';
import { otherLabels, shiftLabels } from '@selfservice/mock-server/my-plan/plan-labels';
import { accounts } from '@selfservice/mock-server/requests/accounts';
import { useLanguage } from '@selfservice/ui/i18n/useLanguage';
import type { Decorator } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { isValidElement, useMemo } from 'react';

const labels = new Map(
  [shiftLabels, otherLabels, accounts]
    .flatMap((group) => Object.values(group))
    .map(({ names, shortcuts }) => [names.en, { names, shortcuts }]),
);

/** Returns a text in another language: the name of a centre, or a text that begins with a label, for example "Vacation 1.12.". */
function inLanguage(text: string, language: Language): string {
  for (const [label, { names }] of labels)
    if (text === label || text.startsWith(`${label} `)) return names[language] + text.slice(label.length);
  return centreText(text, language) || text;
}

/** Returns a value with the English words of the mock backend in another language, at any depth. */
function translated(value: unknown, language: Language): unknown {
  if (typeof value === 'string') return inLanguage(value, language);
  if (Array.isArray(value)) return value.map((item: unknown) => translated(item, language));
  if (value instanceof Map)
    return new Map([...value].map(([key, item]: [unknown, unknown]) => [key, translated(item, language)]));
  if (value === null || typeof value !== 'object' || isValidElement(value)) return value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  const fields = Object.entries(value).map(([key, item]) => [key, translated(item, language)]);
  const label = 'name' in value && 'shortName' in value ? labels.get(String(value.name)) : undefined;
  return {
    ...(Object.fromEntries(fields) as object),
    ...(label && { shortName: label.shortcuts[language] }),
  };
}

interface StoryProps {
  args: Record<string, unknown>;
  of: ComponentType<{ args?: Record<string, unknown> }>;
}

function InLanguage({ args, of: Story }: StoryProps) {
  const language = useLanguage();
  const words = useMemo(
    () => (language === 'en' ? undefined : (translated(args, language) as typeof args)),
    [args, language],
  );
  return <Story {...(words && { args: words })} />;
}

/** Shows the backend's words in the args of a story in its language, like a response of the backend. */
export const withServerWords: Decorator = (Story, { args }) => (
  <InLanguage args={args} of={Story as StoryProps['of']} />
);
