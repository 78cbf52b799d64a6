import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';

/** Props of `NavigationProvider`. */
export interface NavigationProviderProps {
  /** Goes to an address of the application without loading the page anew. */
  navigate: (href: string) => void;
  /** A hook that answers how an address stands in the document, for an application that lives below a path. */
  useHref: (href: string) => string;
  /** The screens. */
  children: ReactNode;
}

/** Lets the links of the primitives navigate within the application. Without it they load the page. */
export function NavigationProvider({ children, ...router }: NavigationProviderProps) {
  return <RouterProvider {...router}>{children}</RouterProvider>;
}
