import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { useEffect } from 'react';

let notify = () => {};

/** Returns a promise that resolves when the effects of the next render of a story have run. */
export function nextEffects(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  notify = resolve;
  return promise;
}

/** The effects of a parent run after those of its children. */
function Effects({ children }: { children: ReactNode }) {
  useEffect(() => notify());
  return children;
}

/** Reports when the effects of a story have run. Must be the outermost decorator. */
export const withEffects: Decorator = (Story) => (
  <Effects>
    <Story />
  </Effects>
);
