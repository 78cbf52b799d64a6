import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { Suspense, lazy } from 'react';
import type { PropsWithChildren } from 'react';

const ThemedContainer = lazy(async () => {
  const { ThemedContainer: loaded } = await import('./ThemedContainer.tsx');
  return { default: loaded };
});

/** Loads the container of docs pages when the first page opens, so that stories do not load it. */
export function LazyDocsContainer(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <Suspense>
      <ThemedContainer {...props} />
    </Suspense>
  );
}
