import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { Suspense, lazy } from 'react';
import type { PropsWithChildren } from 'react';

const ThemedContainer = lazy(async () => {
  const { ThemedContainer: loaded } = await import('./ThemedContainer.tsx');
  return { default: loaded };
});

/** Loads the frame of docs pages when the first one is opened, so that stories do without it. */
export function LazyDocsContainer(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <Suspense>
      <ThemedContainer {...props} />
    </Suspense>
  );
}
