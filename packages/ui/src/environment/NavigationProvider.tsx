import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';

export interface NavigationProviderProps {
  /** Goes to an address of the application without loading the page anew. */
  navigate: (href: string) => void;
  /** How an address stands in the document, for an application that lives below a path. */
  toDocumentHref: (href: string) => string;
  /** The screens. */
  children: ReactNode;
}

/** Lets the links of the primitives navigate within the application. Without it they load the page. */
export function NavigationProvider({ navigate, toDocumentHref, children }: NavigationProviderProps) {
  return (
    <RouterProvider navigate={navigate} useHref={toDocumentHref}>
      {children}
    </RouterProvider>
  );
}
