import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { fitsWindow } from '#storybook/fits-window.ts';
import preview from '#storybook/preview.tsx';
import { DeferredComboBox } from './DeferredComboBox.tsx';

const loadComboBox = () => import('../ComboBox/ComboBox.tsx');
type Code = Awaited<ReturnType<typeof loadComboBox>>;

const people = ['Adamec Jan', 'Malá Eva', 'Novák Petr'].map((label) => ({ id: label, label }));

/** Returns a loader that waits until `letGo` is called. */
function heldBack() {
  const gate = Promise.withResolvers<void>();
  const load = async () => {
    await gate.promise;
    return loadComboBox();
  };
  return { load, letGo: gate.resolve };
}

const meta = preview.meta({
  component: DeferredComboBox<Code>,
  args: {
    load: () => new Promise<Code>(() => {}),
    label: 'Person',
    chosen: '',
    placeholder: 'Everyone',
    onClear: fn(),
    children: ({ ComboBox }, start) => (
      <ComboBox
        label="Person"
        placeholder="Everyone"
        options={people}
        value={null}
        onChange={() => {}}
        {...start}
      />
    ),
  },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Person' });
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(field).toHaveAttribute('placeholder', 'Everyone');
  },
});

export const Chosen = meta.story({
  args: { chosen: 'Malá Eva' },
  play: ({ canvas }) => expect(canvas.getByRole('combobox', { name: 'Person' })).toHaveValue('Malá Eva'),
});

export const Emptied = meta.story({
  args: { chosen: 'Malá Eva' },
  play: async ({ canvas, args }) => {
    await userEvent.clear(canvas.getByRole('combobox', { name: 'Person' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
});

export const Open = meta.story({
  parameters: { pictures: false },
  args: { load: loadComboBox },
  play: async ({ canvas, step }) => {
    await step('a press opens the list', async () => {
      await userEvent.click(canvas.getByRole('combobox', { name: 'Person' }));
      await expect(screen.findByRole('option', { name: 'Adamec Jan' })).resolves.toBeVisible();
    });
    await step('the field has the focus', () =>
      expect(canvas.getByRole('combobox', { name: 'Person' })).toHaveFocus(),
    );
  },
});

export const OpenByItsButton = meta.story({
  args: { load: loadComboBox },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show options' }));
    await expect(screen.findByRole('option', { name: 'Adamec Jan' })).resolves.toBeVisible();
  },
});

export const ByKeyboard = meta.story({
  args: { load: loadComboBox },
  play: async ({ canvas, step }) => {
    await step('Tab focuses the field, which opens the list', async () => {
      await userEvent.tab();
      await expect(screen.findByRole('option', { name: 'Adamec Jan' })).resolves.toBeVisible();
    });
    await step('Escape closes the list and the focus stays in the field', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
      await expect(canvas.getByRole('combobox', { name: 'Person' })).toHaveFocus();
    });
  },
});

const typing = heldBack();

export const TypedBeforeItCame = meta.story({
  args: { load: typing.load },
  play: async ({ canvas, step }) => {
    const field = () => canvas.getByRole('combobox', { name: 'Person' });
    await userEvent.click(field());
    await userEvent.keyboard('no');
    await expect(field()).toHaveValue('no');
    await step('typing continues in the loaded combo box', async () => {
      typing.letGo();
      await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
      await userEvent.keyboard('v');
      await expect(field()).toHaveValue('nov');
    });
  },
});

const leaving = heldBack();

export const LeftBeforeItCame = meta.story({
  args: { load: leaving.load },
  play: async ({ canvas, step }) => {
    const first = canvas.getByRole('combobox', { name: 'Person' });
    await userEvent.click(first);
    await userEvent.tab();
    await step('the loaded combo box does not take the focus', async () => {
      leaving.letGo();
      await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Person' })).not.toBe(first));
      await expect(canvas.getByRole('combobox', { name: 'Person' })).not.toHaveFocus();
      await expect(screen.queryByRole('listbox')).toBeNull();
    });
  },
});

export const Failed = meta.story({
  args: { load: () => Promise.reject<Code>(new TypeError()) },
  play: async ({ canvas, step }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Person' }));
    await expect(
      screen.findByRole('dialog', { name: '“Person” could not be loaded.' }),
    ).resolves.toBeVisible();
    await step('the field stays after closing the error message', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Close' }));
      await expect(canvas.getByRole('combobox', { name: 'Person' })).toBeVisible();
    });
  },
});

export const LongText = meta.story({
  args: {
    label: 'Zastupovanienadriadenéhozamestnancaorganizácie',
    chosen: 'Ing. Alexandra Konštantína Šťastná-Vyskočilová z Nového Mesta, PhD., MBA',
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, step }) => {
    await fitsWindow();
    await step('a name that does not fit ends with an ellipsis, not within a letter', () =>
      expect(getComputedStyle(canvas.getByRole('combobox')).textOverflow).toBe('ellipsis'),
    );
  },
});

export const Permutations = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, maxWidth: 320 }}>
      <DeferredComboBox {...args} label="Nothing chosen" placeholder="" />
      <DeferredComboBox {...args} label="Nothing chosen, with a meaning" />
      <DeferredComboBox {...args} label="Chosen" chosen="Malá Eva" />
    </div>
  ),
});
