import { Inbox } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ListDetail } from './ListDetail.tsx';

const people = [
  'Novák Petr',
  'Malá Eva',
  'Kováč Juraj',
  'Ing. Alexandra Konštantína Šťastná-Vyskočilová, PhD.',
];

const meta = preview.meta({
  component: ListDetail,
  args: {
    list: (
      <ul>
        {people.map((name) => (
          <li key={name} style={{ padding: '12px 0', borderBottom: '1px solid var(--color-border)' }}>
            {name}
          </li>
        ))}
      </ul>
    ),
    detail: null,
    detailLabel: 'Request',
    placeholder: <EmptyState icon={Inbox} title="Choose a request" />,
  },
  parameters: { layout: 'padded' },
});

const detail = (
  <>
    <h2>Novák Petr</h2>
    <p>Vacation, 2 to 6 December</p>
  </>
);

export const Default = meta.story();
export const WithoutPlaceholder = meta.story({
  args: { placeholder: undefined },
  globals: { viewport: { value: 'desk' } },
  parameters: { pictures: false },
  play: async ({ canvas, step }) => {
    await step('the list has the whole width', async () => {
      const { width } = (await canvas.findByRole('list')).getBoundingClientRect();
      await expect(width).toBeGreaterThan(window.innerWidth - 100);
      await expect(canvas.queryByRole('region')).toBeNull();
    });
  },
});
export const WithDetail = meta.story({ args: { detail } });
export const OnPhone = meta.story({ args: { detail }, globals: { viewport: { value: 'phone' } } });
export const Opened = meta.story({
  parameters: { pictures: false },
  render: function Opener(args) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <ListDetail
        {...args}
        list={<Button onPress={() => setIsOpen(true)}>Novák Petr</Button>}
        detail={isOpen ? detail : null}
        detailLabel="Request of Novák Petr"
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Novák Petr' }));
    await expect(canvas.getByRole('region', { name: 'Request of Novák Petr' })).toBeVisible();
  },
});
const lines = Array.from({ length: 60 }, (_, line) => <p key={line}>Vacation, day {line + 1}</p>);
const actions = <Button kind="primary">Approve</Button>;
const bar = <div style={{ padding: 12, background: 'var(--color-surface-floating)' }}>Approving…</div>;
const box = (element: HTMLElement) => element.getBoundingClientRect();

export const LongWithActions = meta.story({
  args: { detail: <div>{lines}</div>, detailActions: actions, bar },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    const approve = canvas.getByRole('button', { name: 'Approve' });
    await step('the actions are visible, and the floating bar is above them', async () => {
      await expect(box(approve).bottom).toBeLessThanOrEqual(window.innerHeight);
      await expect(box(canvas.getByText('Approving…')).bottom).toBeLessThanOrEqual(box(approve).top);
    });
    await step('the end of the detail can be scrolled to above the floating bar', async () => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      const last = canvas.getByText('Vacation, day 60');
      await waitFor(() =>
        expect(box(last).bottom).toBeLessThanOrEqual(box(canvas.getByText('Approving…')).top),
      );
    });
  },
});
export const LongWithActionsOnADesk = meta.story({
  args: { detail: <div>{lines}</div>, detailActions: actions, bar },
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, step }) => {
    await step('the actions are visible, and the floating bar is beside them', async () => {
      const approve = box(canvas.getByRole('button', { name: 'Approve' }));
      await expect(approve.bottom).toBeLessThanOrEqual(window.innerHeight);
      await expect(box(canvas.getByText('Approving…')).right).toBeLessThan(approve.left);
    });
    await step('the scrolling detail can be focused and has a name', () =>
      expect(canvas.getByRole('group', { name: 'Request' })).toHaveAttribute('tabindex', '0'),
    );
  },
});
export const LongText = meta.story({
  args: {
    detail: (
      <>
        <h2>Ing. Alexandra Konštantína Šťastná-Vyskočilová z Nového Mesta, PhD.</h2>
        <p>{'Arbeitsunfähigkeitsbescheinigungsverwaltungsberechtigung a ďalšie dôvody. '.repeat(8)}</p>
      </>
    ),
  },
});
