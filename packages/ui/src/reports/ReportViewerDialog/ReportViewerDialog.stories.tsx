import { pdfWithPictures, pictures } from '@selfservice/mock-server/reports/picture-report.fixtures';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { PdfPicture } from '@selfservice/mock-server/reports/picture-report.fixtures';
import preview from '#storybook/preview.tsx';
import { ReportViewerDialog } from './ReportViewerDialog.tsx';
import { page, Removable, renderWithReport } from './reportViewer.fixtures.tsx';

const meta = preview.meta({
  component: ReportViewerDialog,
  args: {
    title: 'First and last passes',
    file: new File(['%PDF-1.7 and nothing more'], 'Broken.pdf', { type: 'application/pdf' }),
    onChangeParameters: fn(),
    onClose: fn(),
  },
  globals: { viewport: { value: 'desk' } },
});

/** A real report instead of the broken one. */
const real = { render: renderWithReport };

/** Expects the first page to be drawn with as many pixels as it covers on this screen. */
async function expectSharpFirstPage(): Promise<void> {
  const canvas = document.querySelector<HTMLCanvasElement>('[data-page="1"] canvas');
  const shownPixels = (canvas?.getBoundingClientRect().width ?? 0) * window.devicePixelRatio;
  await expect(Math.abs((canvas?.width ?? Number.NaN) - shownPixels)).toBeLessThan(0.5);
}

/** The drawings since the story began. */
interface Drawings {
  /** The numbers of the drawn pages. */
  pages: Set<string | undefined>;
  /** The different widths of the drawings. */
  widths: number[];
  end(): void;
}

function noteDrawings(): Drawings {
  const pages = new Set<string | undefined>();
  const widths: number[] = [];
  const note = (canvas: HTMLCanvasElement) => {
    pages.add(canvas.closest<HTMLElement>('[data-page]')?.dataset['page']);
    if (!widths.includes(canvas.width)) widths.push(canvas.width);
  };
  const observer = new MutationObserver(() =>
    document.querySelectorAll<HTMLCanvasElement>('[data-page] canvas').forEach(note),
  );
  observer.observe(document, { childList: true, subtree: true });
  return { pages, widths, end: () => observer.disconnect() };
}

let drawn: Drawings | undefined;

export const Default = meta.story({
  tags: ['reports-7'],
  ...real,
  beforeEach: () => {
    drawn = noteDrawings();
    return drawn.end;
  },
  play: async ({ args, step }) => {
    const first = await page(1, 3);
    await step('its text can be read and selected in every language', async () => {
      await expect(first.findByText('Dvořáková Jana (100234)')).resolves.toBeInTheDocument();
      // The text of a page may be split.
      await expect(first.findByText('1. července 2026')).resolves.toBeInTheDocument();
    });
    await step('the pages have the focus, so that the keyboard scrolls', () =>
      waitFor(() => expect(screen.getByRole('region', { name: 'Pages of the report' })).toHaveFocus()),
    );
    await step('draws only visible pages', async () => {
      await waitFor(() => expect(drawn?.pages).toEqual(new Set(['1', '2'])));
      await expect(drawn?.widths).toHaveLength(1);
    });
    await step('keys and buttons change the zoom', async () => {
      await userEvent.keyboard('+');
      await expect(screen.findByRole('button', { name: /^Zoom 125%/ })).resolves.toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Zoom out' }));
      await userEvent.click(screen.getByRole('button', { name: 'Zoom out' }));
      await userEvent.click(await screen.findByRole('button', { name: /^Zoom 75%/ }));
      await expect(screen.findByRole('button', { name: /^Zoom 100%/ })).resolves.toBeVisible();
    });
    await step('Escape closes it', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
    // Until then the browser stretches the previous drawing.
    await step('the page is drawn sharply at the last zoom', () => waitFor(expectSharpFirstPage));
  },
});

export const Scrolled = meta.story({
  tags: ['reports-7'],
  ...real,
  parameters: { pictures: false },
  play: async ({ step }) => {
    await page(1, 3);
    const region = screen.getByRole('region', { name: 'Pages of the report' });
    await waitFor(() => expect(document.querySelector('[data-page="1"] canvas')).not.toBeNull());
    region.scrollTo({ top: region.scrollHeight });
    await step('draws the last page and removes the first', async () => {
      await expect((await page(3, 3)).findByText(/^Písmena tohoto písma/)).resolves.toBeInTheDocument();
      await waitFor(() => expect(document.querySelector('[data-page="3"] canvas')).not.toBeNull());
      await waitFor(() => expect(document.querySelector('[data-page="1"] canvas')).toBeNull());
      await expect(screen.getByText('3 / 3')).toBeVisible();
    });
  },
});

export const Printed = meta.story({
  tags: ['reports-7'],
  ...real,
  parameters: { pictures: false },
  play: async ({ step }) => {
    const print = window.print;
    const sheets = () => document.querySelectorAll('[data-printed-report] canvas').length;
    let printed = 0;
    window.print = () => {
      printed = sheets();
    };
    try {
      await page(1, 3);
      await userEvent.click(screen.getByRole('button', { name: 'Print' }));
      await step('prints every page', () => waitFor(() => expect(printed).toBe(3)));
      window.dispatchEvent(new Event('afterprint'));
      await step('removes the printed pages afterwards', () => expect(sheets()).toBe(0));
    } finally {
      window.print = print;
    }
  },
});

/** A browser that never fires `afterprint`, and a viewer that is removed, as at the end of a session. */
export const PrintedPagesLeaveWithTheViewer = meta.story({
  render: (args) => <Removable>{renderWithReport(args)}</Removable>,
  parameters: { pictures: false },
  play: async ({ step }) => {
    const print = window.print;
    window.print = fn();
    try {
      await page(1, 3);
      await userEvent.click(screen.getByRole('button', { name: 'Print' }));
      await waitFor(() => expect(window.print).toHaveBeenCalled());
      await expect(document.querySelector('[data-printed-report]')).not.toBeNull();
      const sheets = document.adoptedStyleSheets.length;
      await step('no page and no style remains', async () => {
        window.dispatchEvent(new Event('remove-viewer'));
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        await expect(document.querySelector('[data-printed-report]')).toBeNull();
        await expect(document.adoptedStyleSheets).toHaveLength(sheets - 1);
      });
    } finally {
      window.print = print;
    }
  },
});

export const NotToBeShown = meta.story({
  tags: ['reports-28'],
  play: async ({ args, step }) => {
    await step('the report can be loaded again', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Load again' }));
      await expect(args.onChangeParameters).toHaveBeenCalledOnce();
    });
    await expect(screen.getByText('The report cannot be shown.')).toBeVisible();
  },
});

/** Returns the colour of the drawing at a point of the first page, in points from its upper left corner. */
function colourAt(x: number, y: number): number[] {
  const canvas = document.querySelector<HTMLCanvasElement>('[data-page="1"] canvas');
  const scale = (canvas?.width ?? 0) / 595;
  return [...(canvas?.getContext('2d')?.getImageData(x * scale, y * scale, 1, 1).data ?? [])].slice(0, 3);
}

const fileWith = (...shown: PdfPicture[]) =>
  new File([pdfWithPictures(shown)], 'Pictures.pdf', { type: 'application/pdf' });

/** Pictures as fax, JBIG2 and JPEG 2000, as scanners and document archives write them. */
export const PictureFormats = meta.story({
  tags: ['reports-29'],
  args: { file: fileWith(pictures.fax, pictures.stencil, pictures.jbig2, pictures.jpeg2000) },
  parameters: { pictures: false },
  play: async ({ step }) => {
    await page(1, 1);
    await waitFor(() => expect(document.querySelector('[data-page="1"] canvas')).not.toBeNull());
    // The middle of a picture, and a point on its ring.
    const middle = (index: number) => colourAt(96, 110 + index * 80);
    const ring = (index: number) => colourAt(96 + 19, 110 + index * 80);
    for (const [index, name] of ['fax', 'fax as a stencil', 'JBIG2'].entries())
      await step(`draws ${name}`, async () => {
        await expect([middle(index), ring(index)]).toEqual([
          [255, 255, 255],
          [0, 0, 0],
        ]);
      });
    await step('draws JPEG 2000', async () => {
      const [red = 0, , blue = 0] = middle(3);
      await expect(red).toBeGreaterThan(blue + 100);
    });
    await expect(screen.queryByText(/^Parts of this report/)).toBeNull();
  },
});

/** A report with a damaged picture, between others. */
export const Incomplete = meta.story({
  tags: ['reports-29'],
  args: { file: fileWith(pictures.fax, pictures.damaged, pictures.jbig2) },
  parameters: { pictures: false },
  play: async ({ step }) => {
    await page(1, 1);
    await step('says that a part is missing', () =>
      expect(
        screen.findByText('Parts of this report cannot be shown or printed here.'),
      ).resolves.toBeVisible(),
    );
    await step('draws the rest', () => waitFor(() => expect(colourAt(96 + 19, 110)).toEqual([0, 0, 0])));
  },
});

export const LongText = meta.story({
  ...real,
  args: { title: 'Souhrnný přehled mimořádných příplatků a náhrad podle nákladových středisek a zakázek' },
  globals: { language: 'cs', viewport: { value: 'narrow' } },
  play: async ({ step }) => {
    await screen.findByRole('group', { name: 'Strana 1 z 3' });
    await waitFor(() => expect(document.querySelector('[data-page="1"] canvas')).not.toBeNull());
    await step('a page is not wider than the window', async () => {
      const width = document.querySelector('[data-page="1"]')?.getBoundingClientRect().width ?? 0;
      await expect(width).toBeLessThanOrEqual(window.innerWidth);
    });
  },
});
