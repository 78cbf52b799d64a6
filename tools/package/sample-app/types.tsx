import type { ButtonProps } from '@selfservice/ui/primitives/Button';
import type { Link } from '@selfservice/ui/primitives/Link';
import type { ComponentProps } from 'react';

// Where types got lost on the way, everything would be allowed, and an error that is expected would be missing.

// @ts-expect-error There is no such kind.
export const kind: ButtonProps['kind'] = 'loud';

// @ts-expect-error A styled component keeps the types of what it styles.
export const href: ComponentProps<typeof Link>['href'] = 1;
