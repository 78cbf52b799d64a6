import { lazy } from 'react';

/** Loads the page of a component when the first one opens, so that stories do not load it. */
export const LazyComponentPage = lazy(async () => {
  const { ComponentPage } = await import('./ComponentPage.tsx');
  return { default: ComponentPage };
});
