import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';

export interface NavigationProviderProps {
  /** Navigates to an address of the application without a page load. */
  navigate: (href: string) => void;
  /** Returns the address for the document, for an application that is deployed below a path. */
  toDocumentHref: (href: string) => string;
  /** The screens. */
  children: ReactNode;
}

/** Makes the links of the primitives navigate within the application. Without it they load the page. */
export function NavigationProvider({ navigate, toDocumentHref, children }: NavigationProviderProps) {
  return (
    <RouterProvider navigate={navigate} useHref={toDocumentHref}>
      {children}
    </RouterProvider>
  );
}
