import type { EntryName } from '@selfservice/ui/areas/areas';
import { visibleAreas } from '@selfservice/ui/areas/visibleAreas';
import { dashboardQuery } from '@selfservice/api/dashboard/dashboard';
import { people } from '@selfservice/mock-server/core/people';
import { NavigationProvider } from '@selfservice/ui/environment/NavigationProvider';
import { usePermissions } from '@selfservice/ui/environment/Environment';
import { AppFrame } from '@selfservice/ui/patterns/AppFrame';
import type { ThemeChoice } from '@selfservice/ui/tokens/theme';
import type { Decorator } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { StoryBackend } from '../backend.ts';
import { backendOf } from '../backend.ts';

const hrefFor = (area: EntryName) => `/${area}`;
const homeHref = '/dashboard';

interface StoryFrameProps {
  /** The address of the screen. */
  at: string;
  backend: StoryBackend;
  theme: ThemeChoice;
  onThemeChange: (theme: ThemeChoice) => void;
  children: ReactNode;
}

function StoryFrame({ at, backend, theme, onThemeChange, children }: StoryFrameProps) {
  const dashboard = useQuery(dashboardQuery());
  const areas = visibleAreas({
    permissions: usePermissions(),
    dashboard: dashboard.data ?? (dashboard.isError ? null : undefined),
  });
  const { givenName, surname } = people[backend.scenario.person];
  return (
    <NavigationProvider navigate={navigate} toDocumentHref={(href) => href}>
      <AppFrame
        personName={`${givenName} ${surname}`}
        people={[]}
        selected={null}
        onSelectPerson={fn()}
        onLogOut={fn()}
        areas={areas}
        hrefFor={hrefFor}
        homeHref={homeHref}
        currentHref={at}
        menuHrefs={{ personalCard: '/personal-card', changePassword: '/change-password', help: `/help${at}` }}
        onOpenAccount={fn()}
        theme={theme}
        onThemeChange={onThemeChange}
        infoText={backend.scenario.configuration.infoText ?? ''}
      >
        {children}
      </AppFrame>
    </NavigationProvider>
  );
}

/** Records navigation; the story does not change. */
const navigate = fn();

/**
 * Returns a decorator that shows a screen in the frame of the product, at the dashboard, an area or an unknown address.
 */
export function inFrame(at: EntryName | 'dashboard' | 'unknown'): Decorator {
  return function InFrame(Story, { loaded, globals }) {
    return (
      <StoryFrame
        at={`/${at}`}
        backend={backendOf(loaded)}
        theme={globals['theme'] as ThemeChoice}
        onThemeChange={(theme) => addons.getChannel().emit(UPDATE_GLOBALS, { globals: { theme } })}
      >
        <Story />
      </StoryFrame>
    );
  };
}

/** Waits for the counts in the navigation and expects that the page does not scroll horizontally. */
export async function fillsFrame(canvasElement: HTMLElement): Promise<void> {
  const canvas = within(canvasElement);
  // Below a width of 1024 px logging out is in the menu of a screen with its own bar.
  const hasBar = window.innerWidth < 1024 && canvasElement.querySelector('[data-screen-bar]') !== null;
  const name = hasBar ? /^More/ : 'Log out';
  await expect(canvas.findByRole('button', { name })).resolves.toBeVisible();
  await expect(canvas.getByText(/^Version /)).toBeInTheDocument();
  if (window.innerWidth >= 1024) {
    const areas = within(canvas.getByRole('navigation', { name: 'Areas' }));
    await waitFor(() => expect(areas.getByRole('link', { name: /^My plan \d/ })).toBeVisible());
  }
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
}
