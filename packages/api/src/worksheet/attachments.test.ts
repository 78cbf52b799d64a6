import { HttpResponse, delay, http } from 'msw';
import { expect, test } from 'vitest';
import type { LocalMonth } from '../core/local-date.ts';
import { aBackend, refOf } from '../core/signed-in.fixtures.ts';
import type { NewAttachment } from './attachments.ts';
import { attachmentFileQuery, attachmentsQuery, uploadAttachmentMutation } from './attachments.ts';

const personRef = refOf('employee');
const sheet = { personRef, month: '2026-11' as LocalMonth };
const upload = 'http://backend.test/breeze/IpoData/UploadAttachment';
const image = new Blob([Uint8Array.from({ length: 20_000 }, (_, index) => (index * 7) % 256)], {
  type: 'image/png',
});
const aNew = (changes: Partial<NewAttachment> = {}): NewAttachment => ({
  ...sheet,
  image,
  name: 'Účtenka „č. 1“ & spol.png',
  note: 'a + b = č & d',
  ...changes,
});

test('fetches and maps the attachments of a month', { tags: ['worksheet-41', 'worksheet-49'] }, async () => {
  using backend = aBackend();
  const [first] = await backend.as('employee').client.query(attachmentsQuery(sheet));
  expect(backend.sent[0]?.body).toEqual({ SelectedIxsRef: '0001001', StartDate: '2026-11-01T00:00:00Z' });
  expect(first).toEqual({
    id: 1,
    name: 'Potvrzení od lékaře.png',
    sizeBytes: expect.any(Number) as number,
    note: 'Návštěva lékaře',
  });
});

test(
  'an uploaded attachment is listed and downloaded unchanged',
  { tags: ['worksheet-29', 'worksheet-30', 'worksheet-51'] },
  async () => {
    using backend = aBackend();
    const signedIn = backend.as('employee');
    const list = attachmentsQuery(sheet);
    const file = attachmentFileQuery(sheet, 'parkovne.jpg');
    await signedIn.client.query(list);
    await signedIn.client.query(file);
    expect(await signedIn.run(uploadAttachmentMutation(), aNew())).toEqual({
      kind: 'uploaded',
      isDoubled: false,
    });
    expect(signedIn.client.getQueryState(list.queryKey)?.isInvalidated).toBe(true);
    expect(signedIn.client.getQueryState(file.queryKey)?.isInvalidated).toBe(false);

    const { name, note } = aNew();
    const after = await signedIn.client.fetchQuery({ ...list, staleTime: 0 });
    expect(after.at(-1)).toMatchObject({ name, note, sizeBytes: image.size });
    const back = await signedIn.client.query(attachmentFileQuery(sheet, name));
    expect(back.type).toBe('image/png');
    expect(new Uint8Array(await back.arrayBuffer())).toEqual(new Uint8Array(await image.arrayBuffer()));
  },
);

test(
  'the upload sends the month as a number without a leading zero',
  { tags: ['worksheet-50'] },
  async () => {
    using backend = aBackend();
    const seen: string[] = [];
    backend.mock.server.use(
      http.post(upload, async ({ request }) => {
        await request.formData();
        seen.push(new URL(request.url).search);
        return new HttpResponse(null);
      }),
    );
    const signedIn = backend.as('employee');
    await signedIn.run(uploadAttachmentMutation(), aNew({ month: '2027-01' as LocalMonth, note: '' }));
    expect(seen).toEqual(['?r=0001001&m=1&y=2027&n=']);
  },
);

test(
  'an upload with a taken name returns nameTaken with the server’s message',
  { tags: ['worksheet-38'] },
  async () => {
    using backend = aBackend();
    const signedIn = backend.as('employee');
    const list = attachmentsQuery(sheet);
    await signedIn.client.query(list);
    const outcome = signedIn.run(uploadAttachmentMutation(), aNew({ name: 'parkovne.jpg' }));
    expect(await outcome).toMatchObject({
      kind: 'nameTaken',
      error: { detail: 'An attachment with the name parkovne.jpg exists already.' },
    });
    expect(signedIn.client.getQueryState(list.queryKey)?.isInvalidated).toBe(true);
  },
);

test('any other refused upload rejects with the server’s message', async () => {
  using backend = aBackend();
  const pdf = aNew({ image: new Blob(['%PDF'], { type: 'application/pdf' }), name: 'a.pdf' });
  const call = backend.as('employee').run(uploadAttachmentMutation(), pdf);
  await expect(call).rejects.toThrow('Only images can be attached.');
});

test('a cancelled upload rejects with the reason of its signal', async () => {
  using backend = aBackend();
  const arrived = Promise.withResolvers<void>();
  backend.mock.server.use(
    http.post(upload, async ({ request }) => {
      await request.formData();
      arrived.resolve();
      await delay('infinite');
    }),
  );
  const controller = new AbortController();
  const { signal } = controller;
  const call = backend.as('employee').run(uploadAttachmentMutation(), aNew({ signal }));
  await arrived.promise;
  controller.abort(new Error('Enough.'));
  await expect(call).rejects.toThrow('Enough.');
});

test('downloading an unknown file rejects with the server’s message', async () => {
  using backend = aBackend();
  const file = attachmentFileQuery(sheet, 'nothing.png');
  await expect(backend.as('employee').client.query(file)).rejects.toThrow(
    'There is no attachment nothing.png.',
  );
});
