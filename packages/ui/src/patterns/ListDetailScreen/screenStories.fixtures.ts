import { failing } from '@selfservice/mock-server/core/failure';
import type { ComponentType } from 'react';
import { createElement, useEffect, useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';

/** For each callback of a screen, the props that change when it is called. */
type Changes<Props> = {
  [Name in keyof Props]?: Props[Name] extends (...args: infer Args) => void
    ? (...args: Args) => Partial<Props>
    : never;
};

const leaving = 'leave-the-screen';

/** Unmounts the screen of `atAnAddress`, or mounts it again. */
export function leaveTheScreen(): void {
  window.dispatchEvent(new Event(leaving));
}

/**
 * Returns a story's `render` for a screen whose address and remembered choices are props: like the application, it stores
 * the values that the callbacks report and passes them back as props.
 */
export function atAnAddress<Props extends object>(Screen: ComponentType<Props>, changes: Changes<Props>) {
  function AtAnAddress({ args }: { args: Props }) {
    const [kept, setKept] = useState<Partial<Props>>({});
    const [isThere, setIsThere] = useState(true);
    useEffect(() => {
      const turn = () => setIsThere((was) => !was);
      window.addEventListener(leaving, turn);
      return () => window.removeEventListener(leaving, turn);
    }, []);
    const callbacks = Object.fromEntries(
      Object.entries(changes).map(([name, changeOf]) => [
        name,
        (...values: unknown[]) => {
          setKept((before) => ({
            ...before,
            ...(changeOf as (...all: unknown[]) => Partial<Props>)(...values),
          }));
          (args[name as keyof Props] as (...all: unknown[]) => void)(...values);
        },
      ]),
    );
    return isThere ? createElement(Screen, { ...args, ...kept, ...callbacks }) : null;
  }
  return (args: Props) => createElement(AtAnAddress, { args });
}

/** Waits until a list has rows with a name, and returns the first one. */
export async function rowOf(name: RegExp): Promise<HTMLElement> {
  await waitFor(() => expect(screen.getAllByRole('row', { name })[0]).toBeVisible());
  const [row] = screen.getAllByRole('row', { name });
  if (!row) throw new Error(`There is no row ${name}.`);
  return row;
}

/** Ends the failures of a story's backend, presses "Try again" and waits for a row. */
export async function recover(loaded: Record<string, unknown>, row: RegExp): Promise<void> {
  backendOf(loaded).database.scenario.failures = [];
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await rowOf(row);
}

/** Makes an endpoint fail, fetches a list again and waits for the warning above its rows. */
export async function failRefresh(
  loaded: Record<string, unknown>,
  endpoint: Parameters<typeof failing>[0],
  options: { queryKey: readonly string[]; warning: string; row: RegExp },
): Promise<void> {
  const { database, queryClient } = backendOf(loaded);
  database.scenario.failures = [failing(endpoint, '503')];
  await queryClient.invalidateQueries({ queryKey: options.queryKey });
  await expect(screen.findByText(options.warning)).resolves.toBeVisible();
  await rowOf(options.row);
}

/** Checks that a row of a skeleton has the size and left edge of a row of the list below it. */
export async function matchesItsSkeleton(canvas: HTMLElement): Promise<void> {
  await rowOf(/./);
  const places = ['[aria-busy] [data-part=name]', '[role=row] [data-part=name]'];
  const [skeleton, row] = places.map((place) =>
    canvas.querySelector(place)?.parentElement?.getBoundingClientRect(),
  );
  await expect(skeleton?.height).toBeCloseTo(row?.height ?? 0, 0);
  await expect(skeleton?.width).toBe(row?.width);
  await expect(skeleton?.left).toBe(row?.left);
}

/** Checks that nothing is wider than the window. */
export async function fitsWindow(): Promise<void> {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
}
