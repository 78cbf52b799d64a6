import type { AddedLanguage } from '@selfservice/ui/i18n/createI18n';
import type { ButtonProps } from '@selfservice/ui/primitives/Button';
import type { Link } from '@selfservice/ui/primitives/Link';
import type { ComponentProps } from 'react';

// If the build lost the types, everything would be allowed and the expected errors would be missing.

// @ts-expect-error This kind does not exist.
export const kind: ButtonProps['kind'] = 'loud';

// @ts-expect-error A styled component keeps the types of its base component.
export const href: ComponentProps<typeof Link>['href'] = 1;

// @ts-expect-error There is no such text.
export const texts: AddedLanguage['texts'] = { primitives: { shut: 'Schließen' } };

/** A plural form that English does not have. */
export const polish: AddedLanguage['texts'] = {
  primitives: { tooManyCharacters_few: '{{count}} znaki za dużo.' },
};
