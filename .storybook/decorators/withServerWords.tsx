import type { BackendLanguage } from '@selfservice/api/core/language';
import { centreText } from '@selfservice/mock-server/centres/centre-tree';
import { otherLabels, shiftLabels } from '@selfservice/mock-server/my-plan/plan-labels';
import { accounts } from '@selfservice/mock-server/requests/accounts';
import { useBackendLanguage } from '@selfservice/ui/i18n/useLanguage';
import type { Decorator } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { useMemo } from 'react';
import { replaceInArgs } from '../replace-in-args.ts';

const labels = new Map(
  [shiftLabels, otherLabels, accounts]
    .flatMap((group) => Object.values(group))
    .map(({ names, shortcuts }) => [names.en, { names, shortcuts }]),
);

/** Returns a text in another language: the name of a centre, or a text that begins with a label, for example "Vacation 1.12.". */
function inLanguage(text: string, language: BackendLanguage): string {
  for (const [label, { names }] of labels)
    if (text === label || text.startsWith(`${label} `)) return names[language] + text.slice(label.length);
  return centreText(text, language) || text;
}

/** Returns the args of a story with the English words of the mock backend in another language. */
function translated(args: Record<string, unknown>, language: BackendLanguage): Record<string, unknown> {
  const changed = replaceInArgs(
    args,
    (text) => inLanguage(text, language),
    (fields, { name }) => {
      const label = 'shortName' in fields ? labels.get(String(name)) : undefined;
      return label ? { ...fields, shortName: label.shortcuts[language] } : fields;
    },
  );
  return changed as Record<string, unknown>;
}

interface StoryProps {
  args: Record<string, unknown>;
  of: ComponentType<{ args?: Record<string, unknown> }>;
}

function InLanguage({ args, of: Story }: StoryProps) {
  const language = useBackendLanguage();
  const words = useMemo(() => (language === 'en' ? undefined : translated(args, language)), [args, language]);
  return <Story {...(words && { args: words })} />;
}

/** Shows the backend's words in the args of a story in its language, like a response of the backend. */
export const withServerWords: Decorator = (Story, { args }) => (
  <InLanguage args={args} of={Story as StoryProps['of']} />
);
