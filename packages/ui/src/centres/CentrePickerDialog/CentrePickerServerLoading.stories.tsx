import { getCentreLevel } from '@selfservice/api/centres/centres.wire';
import { HttpResponse, http } from 'msw';
import { expect, fn, screen, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import {
  aChoice,
  confirmTakes,
  wordsAreThereInTime,
  row,
  rowIsThere,
  rowIsThereInTime,
} from '../centres.fixtures.ts';
import { CentrePickerDialog } from './CentrePickerDialog.tsx';

const meta = preview.meta({
  component: CentrePickerDialog,
  args: { value: null, onConfirm: fn(), onClose: fn() },
  parameters: { scenario: { person: 'manager' } },
});

/** A server that never finishes loading a centre, with its known sub-centres. */
const notLoaded = (childrens: { id: number; name: string }[]) =>
  http.get(`*${getCentreLevel.path}`, () =>
    HttpResponse.json({ id: 1, name: 'Holding', childrens, parents: [], loaded: false }),
  );

const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Confirm' }));

export const IntoALargeCentre = meta.story({
  tags: ['centres-7', 'centres-17'],
  play: async ({ args, loaded, step }) => {
    await rowIsThere('Machine park');
    await userEvent.click(row('Machine park'));
    await step('says that the server is loading it, and disables Confirm', async () => {
      await confirmTakes('Loading Machine park');
      await expect(screen.getByRole('progressbar', { name: 'Loading Machine park' })).toBeVisible();
      await expect(row('Assembly')).toBeVisible();
      await confirm();
      await expect(args.onConfirm).not.toHaveBeenCalled();
    });
    await step('the large centre appears when the server has loaded it', async () => {
      await rowIsThereInTime(loaded, 'Machine 001');
      await confirmTakes('Machine park · 500 sub-centres');
    });
  },
});

export const OpenedAtALargeCentre = meta.story({
  tags: ['centres-17'],
  args: { value: aChoice('Machine park') },
  play: async ({ loaded, step }) => {
    await step('does not say that it has no sub-centres', async () => {
      await confirmTakes('Loading Machine park');
      await expect(screen.queryByText('No sub-centres')).toBeNull();
    });
    await rowIsThereInTime(loaded, 'Machine 001');
  },
});

export const AnotherWayMeanwhile = meta.story({
  tags: ['centres-20'],
  play: async ({ step }) => {
    await rowIsThere('Machine park');
    await userEvent.click(row('Machine park'));
    await confirmTakes('Loading Machine park');
    await step('another centre opens without waiting', async () => {
      await userEvent.click(row('Paint shop'));
      await confirmTakes('Paint shop · no sub-centres');
    });
  },
});

export const NeverLoaded = meta.story({
  tags: ['centres-17', 'centres-21'],
  beforeEach: ({ msw }) => msw.use(notLoaded([])),
  play: async ({ loaded, step }) => {
    await confirmTakes('Loading the centres');
    await step('reports it after a while, and offers another attempt', async () => {
      await wordsAreThereInTime(loaded, 'The centres could not be loaded.');
      await confirmTakes('No centre is loaded yet.');
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await confirmTakes('Loading the centres');
    });
  },
});

export const NeverLoadedWithSubcentres = meta.story({
  tags: ['centres-7'],
  beforeEach: ({ msw }) => msw.use(notLoaded([{ id: 2, name: 'Plant' }])),
  play: async ({ args, loaded, step }) => {
    await rowIsThereInTime(loaded, 'Plant');
    await step('says what to do', () =>
      confirmTakes('Holding cannot be chosen. Choose one of its sub-centres.'),
    );
    await confirm();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});
