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

test('attachments have plain names', async () => {
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

test('what is uploaded is listed and comes back as it was sent', async () => {
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
});

test('the month travels as a number without a nought', async () => {
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
});

test('a name that is taken is an outcome with the words of the server', async () => {
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
});

test('any other refusal is an error with its words', async () => {
  using backend = aBackend();
  const pdf = aNew({ image: new Blob(['%PDF'], { type: 'application/pdf' }), name: 'a.pdf' });
  const call = backend.as('employee').run(uploadAttachmentMutation(), pdf);
  await expect(call).rejects.toThrow('Only images can be attached.');
});

test('a cancelled upload ends with the reason of whoever cancels it', async () => {
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

test('a file that is not there is an error with its words', async () => {
  using backend = aBackend();
  const file = attachmentFileQuery(sheet, 'nothing.png');
  await expect(backend.as('employee').client.query(file)).rejects.toThrow(
    'There is no attachment nothing.png.',
  );
});
