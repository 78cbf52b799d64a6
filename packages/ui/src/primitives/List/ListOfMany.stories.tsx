import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { List } from './List.tsx';
import { somePeople } from './people.fixtures.ts';

const meta = preview.meta({
  component: List,
  args: { label: 'People', items: somePeople(2000), selectionMode: 'multiple' as const, onAction: fn() },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('only the visible rows are in the document', async () => {
      await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(5));
      await expect(canvas.getAllByRole('row').length).toBeLessThan(80);
    });
    await step('aria-rowcount is the number of all rows', () =>
      expect(canvas.getByRole('grid', { name: 'People' })).toHaveAttribute('aria-rowcount', '2000'),
    );
    await step('End moves to the last row', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{End}');
      await waitFor(() => expect(canvas.getByRole('row', { name: /2000/ })).toHaveFocus());
      await expect(canvas.getAllByRole('row').length).toBeLessThan(80);
    });
    await step('Home moves to the first row', async () => {
      await userEvent.keyboard('{Home}');
      await waitFor(() => expect(canvas.getByRole('row', { name: 'Jana Dvořáková' })).toHaveFocus());
    });
    await step('Page Down moves one page, not to the end', async () => {
      await userEvent.keyboard('{PageDown}');
      await waitFor(() => expect(document.activeElement).not.toHaveAccessibleName('Jana Dvořáková'));
      await expect(Number(document.activeElement?.getAttribute('aria-rowindex'))).toBeLessThan(60);
    });
  },
});

export const FromEndToEnd = meta.story({
  play: async ({ canvas, step }) => {
    const grid = await canvas.findByRole('grid', { name: 'People' });
    const lost = fn();
    grid.addEventListener('focusout', ({ relatedTarget }) => relatedTarget ?? lost());
    await userEvent.tab();
    await step('the focus is never lost between rows, even before the list has scrolled', async () => {
      await userEvent.keyboard('{End}{Home}{End}{Home}');
      await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-rowindex', '1'));
      await expect(lost).not.toHaveBeenCalled();
    });
  },
});

export const ScrolledAway = meta.story({
  args: { style: { height: 320, overflow: 'auto' } },
  play: async ({ canvas, step }) => {
    const grid = await canvas.findByRole('grid', { name: 'People' });
    const second = await canvas.findByRole('row', { name: 'Petr Novák' });
    await step('the focused row keeps the focus when it is scrolled out of view', async () => {
      second.focus();
      grid.scrollTop = 20_000;
      await canvas.findByRole('row', { name: /510$/ });
      await expect(second).toHaveFocus();
      await expect(canvas.getAllByRole('row').length).toBeLessThan(30);
    });
    await step('an arrow key continues from the focused row', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-rowindex', '3'));
      await waitFor(() => expect(grid.scrollTop).toBeLessThan(200));
    });
  },
});

export const OfManyHeights = meta.story({
  render: (args) => (
    <List
      {...args}
      items={somePeople(2000)}
      renderItem={(person) => (
        <>
          {person.label}
          {Number(person.id.slice(1)) % 3 === 0 && <p>{person.place}</p>}
        </>
      )}
    />
  ),
  play: async ({ canvas, step }) => {
    await step('no row overlaps the next one', async () => {
      await canvas.findByRole('row', { name: 'Petr Novák' });
      const boxes = canvas.getAllByRole('row').map((row) => row.getBoundingClientRect());
      for (const [index, box] of boxes.slice(1).entries())
        await expect(box.top).toBeGreaterThanOrEqual((boxes[index]?.bottom ?? 0) - 1);
    });
  },
});

export const OfAnotherHeight = meta.story({
  render: (args) => (
    <List
      {...args}
      items={somePeople(2000)}
      renderItem={(person) => (
        <>
          {person.label}
          <p>{person.place}</p>
          <p>{person.balance}</p>
        </>
      )}
    />
  ),
  play: async ({ canvas, step }) => {
    await step('the height of the list does not change while scrolling', async () => {
      const grid = await canvas.findByRole('grid', { name: 'People' });
      const [first] = await canvas.findAllByRole('row');
      const height = 2000 * (first?.offsetHeight ?? 0);
      await waitFor(() => expect(grid.offsetHeight).toBe(height));
      for (const top of [1000, 3000, 5000]) {
        window.scrollTo(0, top);
        const below = () => canvas.getAllByRole('row').map((row) => row.getBoundingClientRect().bottom);
        await waitFor(() => expect(Math.max(...below())).toBeGreaterThan(window.innerHeight));
        await expect(grid.offsetHeight).toBe(height);
      }
      window.scrollTo(0, 0);
    });
  },
});

export const InItsOwnFrame = meta.story({
  args: { style: { height: 320, overflow: 'auto' } },
  play: async ({ canvas, step }) => {
    await step('only the rows visible in the box are in the document', async () => {
      await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(5));
      await expect(canvas.getAllByRole('row').length).toBeLessThan(30);
    });
  },
});

export const InANarrowerWindow = meta.story({
  render: (args) => (
    <div style={{ display: 'grid' }}>
      <div>
        <List {...args} />
      </div>
    </div>
  ),
  play: async ({ canvas, canvasElement, step }) => {
    const grid = await canvas.findByRole('grid', { name: 'People' });
    const expectWidth = (width: number) =>
      waitFor(async () => {
        await expect(grid.offsetWidth).toBe(width);
        await expect(canvas.getAllByRole('row')[0]?.offsetWidth).toBe(width);
      });
    const { width } = canvasElement.style;
    await step('rows become narrower with the list', async () => {
      canvasElement.style.width = '900px';
      await expectWidth(900);
      canvasElement.style.width = '300px';
      await expectWidth(300);
    });
    await step('rows become wider with the list', async () => {
      canvasElement.style.width = '600px';
      await expectWidth(600);
    });
    canvasElement.style.width = width;
  },
});

export const BesideADetail = meta.story({
  render: function BesideADetail(args) {
    const [openId, open] = useState('');
    return (
      <div style={{ display: 'grid', gridTemplateColumns: openId ? '1fr 60%' : '1fr' }}>
        <List
          {...args}
          selectionMode="none"
          items={somePeople(2000).map((person) => ({ ...person, isOpen: person.id === openId }))}
          renderItem={(person) => `${person.label} ${'works in this place '.repeat(4)}`}
          onAction={open}
        />
        {openId && <p>{openId}</p>}
      </div>
    );
  },
  play: async ({ canvas, step }) => {
    await canvas.findByRole('row', { name: 'Petr Novák' });
    window.scrollTo(0, 4000);
    const row = await waitFor(() => {
      const [found] = canvas.getAllByRole('row').filter((one) => one.getBoundingClientRect().top > 200);
      if (!found) throw new Error('No row is visible.');
      return found;
    });
    const { top, height } = row.getBoundingClientRect();
    await userEvent.click(row);
    await canvas.findByRole('paragraph');
    await step('no row overlaps the next one after opening made the rows narrower and higher', async () => {
      await waitFor(() => expect(row.offsetHeight).toBeGreaterThan(height));
      const boxes = canvas.getAllByRole('row').map((one) => one.getBoundingClientRect());
      for (const [index, box] of boxes.slice(1).entries())
        await expect(box.top).toBeGreaterThanOrEqual((boxes[index]?.bottom ?? 0) - 1);
    });
    await step('the opened row keeps its position in the window', () =>
      expect(Math.abs(row.getBoundingClientRect().top - top)).toBeLessThan(2),
    );
    window.scrollTo(0, 0);
  },
});

const countRow = fn();

function CountedRow({ label }: { label: string }) {
  countRow();
  return <span>{label}</span>;
}

const renderCounted = ({ label }: { label: string }) => <CountedRow label={label} />;

export const OneChanges = meta.story({
  render: function OneChanges(args) {
    const [renamedId, rename] = useState('');
    const items = args.items.map(({ id, label }) => ({
      id,
      label: id === renamedId ? `${label}, renamed` : label,
    }));
    return (
      <>
        <Button onPress={() => rename('p2')}>Rename</Button>
        <List label="People" items={items} renderItem={renderCounted} />
      </>
    );
  },
  play: async ({ canvas, step }) => {
    await canvas.findByRole('row', { name: 'Petr Novák' });
    await step('only the changed row is rendered again', async () => {
      countRow.mockClear();
      await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
      await canvas.findByRole('row', { name: 'Petr Novák, renamed' });
      // React renders twice in development.
      await expect(countRow.mock.calls.length).toBeLessThanOrEqual(2);
    });
  },
});

/** A press may change the width of the list. */
export const BesideWhatItOpens = meta.story({
  render: function Opener(args) {
    const [openId, open] = useState('');
    return (
      <div style={{ width: openId ? 120 : 600 }}>
        <List
          label="People"
          items={args.items.map(({ id, label }) => ({ id, label, isOpen: id === openId }))}
          renderItem={({ label, isOpen }) => <b aria-current={isOpen || undefined}>{label}, Montáž</b>}
          onAction={open}
        />
      </div>
    );
  },
  play: async ({ canvas, step }) => {
    const row = await canvas.findByRole('row', { name: 'Petr Novák' });
    const { height } = row.getBoundingClientRect();
    await userEvent.click(row);
    await step('rows do not overlap after they became higher', async () => {
      await waitFor(() => expect(row.getBoundingClientRect().height).toBeGreaterThan(height));
      const boxes = canvas.getAllByRole('row').map((one) => one.getBoundingClientRect());
      for (const [index, box] of boxes.slice(1).entries())
        await expect(box.top).toBeGreaterThanOrEqual((boxes[index]?.bottom ?? 0) - 1);
    });
  },
});
